import { MemberConfirmDocument } from '@floga/api-client/operations'
import { Alert, Button, ButtonLink } from '@floga/ui'
import { data } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormSent, sendKeepingPage } from '@floga/storefront/forms'
import { MemberLayout } from '@floga/storefront/member-layout'
import { isUnauthorized, toLogin } from '../wiring/api/create-shop-api.server.js'
import { logFailure } from '../wiring/api/log-failure.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

export { meta } from '../wiring/seo/route-meta.js'

/**
 * A page for members: a new address is confirmed by the member who asked for it, not by a reader of
 * the mailbox.
 */
export const handle: PageHandle = { namespaces: ['account', 'forms', 'order'] }

/** Looking at a mail's link changes nothing: mail programs follow links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { alternates } = page
  const title = page.t('auth.confirmTitle')
  const path = '/account/confirm-email'
  return {
    alternates,
    meta: pageMeta(page, { title, description: title, path, alternates, noindex: true }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const token = page.url.searchParams.get('token') ?? ''
  const outcome = await redeem()
  const status = { done: 200, invalid: 400, failed: 503 }[outcome]
  return data({ outcome }, { status, headers: { 'Cache-Control': 'no-store' } })

  async function redeem(): Promise<'done' | 'invalid' | 'failed'> {
    try {
      const { memberConfirm } = await page.api.account.mutate(MemberConfirmDocument, { token })
      return memberConfirm.kind === 'EMAIL' ? 'done' : 'invalid'
    } catch (error) {
      if (isUnauthorized(error)) throw toLogin(page.url.pathname + page.url.search)
      logFailure('a new address was not confirmed', error)
      return 'failed'
    }
  }
}

/** The address contains a secret: it must not be sent as a referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, () => ({ outcome: 'failed' }))
}

export default function ConfirmEmailPage(): ReactElement {
  const outcome = useActionData<typeof action>()?.outcome
  const t = useMessages()
  const account = (
    <ButtonLink href={useHref()('/account')} variant="secondary">
      {t('session.account')}
    </ButtonLink>
  )
  return (
    <MemberLayout title={t('auth.confirmTitle')}>
      {outcome === 'failed' && (
        <Alert tone="danger" role="alert" title={t('errors.generic')}>
          {t('errors.genericRetry')}
        </Alert>
      )}
      {outcome === 'done' && <FormSent title={t('auth.emailChanged')} actions={account} />}
      {outcome === 'invalid' && (
        <>
          <Alert tone="danger" role="alert" title={t('auth.linkInvalid')}>
            {t('auth.emailLinkInvalidText')}
          </Alert>
          {account}
        </>
      )}
      {(outcome === undefined || outcome === 'failed') && (
        <Form method="post">
          <Button type="submit" variant="primary" size="large">
            {t('auth.confirmAction')}
          </Button>
        </Form>
      )}
    </MemberLayout>
  )
}
