import { Button, ButtonLink, Notice, Stack, Text } from '@floga/ui'
import { Form } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../shell/form/form-page.js'
import { FormSent } from '../../shell/form/form-sent.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

/** What became of a link of the newsletter's mail. */
export interface LinkAnswer {
  isDone: boolean
  /** What is wrong with the link; null when something broke. */
  error: string | null
}

export interface LinkPageProps {
  answer: LinkAnswer | undefined
  title: string
  text: string
  /** The one button. */
  label: string
  done: string
}

/** A page of a mail's link. Looking at it changes nothing, since mail programs follow links by themselves: its button does. */
export function LinkPage({ answer, title, text, label, done }: LinkPageProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  if (answer?.isDone) {
    return (
      <FormPage title={title}>
        <FormSent title={done} />
        <div>
          <ButtonLink href={href('/products')}>{t('cart.continue')}</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage title={title}>
      <Stack gap="md" align="start">
        {answer && (
          <Notice
            tone="danger"
            role="alert"
            title={answer.error === null ? t('errors.generic') : undefined}
          >
            {answer.error ?? t('errors.genericRetry')}
          </Notice>
        )}
        <Text>{text}</Text>
        <Form method="post">
          <Button type="submit" variant="primary">
            {label}
          </Button>
        </Form>
      </Stack>
    </FormPage>
  )
}
