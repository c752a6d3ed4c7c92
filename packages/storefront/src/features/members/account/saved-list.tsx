'use client'

import { Button, MessageBox, Stack, ToastRegion } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form, useSubmit } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { answerFor } from '../../../forms/form-answer.js'
import { FormNotices } from '../../../forms/form-notices.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

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
  /** Shown when nothing is saved. */
  empty: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** A member's saved entries, each with a button to remove it, and the result of the removal. */
export function SavedList({
  removeForm,
  answer,
  items,
  empty,
  children,
}: SavedListProps): ReactElement {
  const { t } = useLanguage()
  const [removed, dismiss] = useRemoved(items.length)
  const text = t('account.removed')
  return (
    <Stack gap="md">
      <FormNotices
        formId={removeForm}
        notices={answerFor(removeForm, answer)?.notices ?? []}
        errors={{}}
      />
      {items.length > 0 ? <ul className={list}>{items}</ul> : empty}
      {children}
      <ToastRegion
        label={`${t('account.messages')}: ${t(listLabels[removeForm])}`}
        closeLabel={t('cart.close')}
        messages={removed ? [{ id: 'removed', text, tone: 'success', durationMs: toastMs }] : []}
        onDismiss={dismiss}
      />
    </Stack>
  )
}

/** Two lists are on one page, whose regions have different names. */
const listLabels = {
  'address-remove': 'account.addresses',
  'card-remove': 'account.cards',
} as const

const toastMs = 6_000

/** Whether the list has just become shorter, until that is dismissed. */
function useRemoved(count: number): [boolean, () => void] {
  const [isRemoved, setRemoved] = useState(false)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) setRemoved(true)
    before.current = count
  }, [count])
  return [isRemoved, useCallback(() => setRemoved(false), [])]
}

/** Removes one item of a list, after a question where scripts run; `label` names it. */
export function RemoveSaved(props: {
  form: RemoveFormId
  id: string
  label: string
}): ReactElement {
  const { t, href } = useLanguage()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <Form
      ref={form}
      method="post"
      action={href('/account')}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="form" value={props.form} />
      <input type="hidden" name="id" value={props.id} />
      <Button type="submit" variant="ghost" size="small" aria-label={props.label}>
        {t('cart.remove')}
      </Button>
      <MessageBox
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          submit(form.current, { preventScrollReset: true })
        }}
        title={props.label}
        confirmLabel={t('cart.remove')}
        cancelLabel={t('account.keepSaved')}
        tone="danger"
      >
        {t('account.removeText')}
      </MessageBox>
    </Form>
  )
}
