import { Button, ButtonLink, Alert, Stack, Text } from '@floga/ui'
import { Form } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'
import { FormPage } from './form-page.js'
import { FormSent } from './form-sent.js'
import { sendKeepingPage } from './send-form.js'

/** The result of an e-mail's link. */
export interface EmailLinkAnswer {
  isDone: boolean
  /** Problem of the link; null for a failure. */
  error: string | null
}

/**
 * The `clientAction` of every page that a mail links to: if there is no response, its buttons stay.
 */
export function sendEmailLink(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage<EmailLinkAnswer>(args, () => ({ isDone: false, error: null }))
}

export interface EmailLinkPageProps {
  answer: EmailLinkAnswer | undefined
  title: string
  text: string
  /** The buttons, the primary one first; several submit their choice as `scope`. */
  choices: readonly { label: string; scope?: string }[]
  done: string
}

/**
 * A page of a mail's link. Looking at it changes nothing, since mail programs follow links by
 * themselves: its buttons do.
 */
export function EmailLinkPage(props: EmailLinkPageProps): ReactElement {
  const { answer, title, text, choices, done } = props
  const { t, href } = useLanguage()
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
          <Alert
            tone="danger"
            role="alert"
            title={answer.error === null ? t('errors.generic') : undefined}
          >
            {answer.error ?? t('errors.genericRetry')}
          </Alert>
        )}
        <Text>{text}</Text>
        <Form method="post">
          <Stack direction="row" gap="sm">
            {choices.map(({ label, scope }, place) => (
              <Button
                key={label}
                type="submit"
                {...(scope && { name: 'scope', value: scope })}
                variant={place === 0 ? 'primary' : 'secondary'}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Form>
      </Stack>
    </FormPage>
  )
}
