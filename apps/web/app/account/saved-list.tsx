import { Button, Stack } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { answerFor } from '../shell/forms/form-answer.js'
import type { FormAnswer } from '../shell/forms/form-answer.js'
import { FormNotices } from '../shell/forms/form-notices.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

const list = css`
  @layer app {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space.md};
  }
`

/** The form that removes something a member saved. */
type RemoveFormId = 'address-remove' | 'card-remove'

export interface SavedListProps {
  removeForm: RemoveFormId
  answer: FormAnswer | undefined
  /** A list item for each thing that is saved. */
  items: readonly ReactElement[]
  /** Stands where nothing is saved. */
  empty: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** What a member saved, each with the way to remove it, and what came of removing. */
export function SavedList({
  removeForm,
  answer,
  items,
  empty,
  children,
}: SavedListProps): ReactElement {
  return (
    <Stack gap="md">
      <FormNotices
        formId={removeForm}
        notices={answerFor(removeForm, answer)?.notices ?? []}
        errors={{}}
      />
      {items.length > 0 ? <ul className={list}>{items}</ul> : empty}
      {children}
    </Stack>
  )
}

/** Removes one item of a list; `label` says which. */
export function RemoveSaved(props: {
  form: RemoveFormId
  id: string
  label: string
}): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Form method="post" action={href('/account')} preventScrollReset>
      <input type="hidden" name="form" value={props.form} />
      <input type="hidden" name="id" value={props.id} />
      <Button type="submit" variant="ghost" size="small" aria-label={props.label}>
        {t('cart.remove')}
      </Button>
    </Form>
  )
}
