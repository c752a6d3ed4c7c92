import { MemberConfirmDocument } from '@floga/api-client/operations'
import { Alert, Button, ButtonLink } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormSent } from '../../../forms/form-sent.js'
import { sendKeepingPage } from '../../../forms/send-form.js'
import { MemberLayout } from '../session/member-layout.js'
import { isUnauthorized, toLogin } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageResponse } from '../../../request/page-response.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

export { meta } from '../../../request/seo/route-meta.js'

/**
 * A page for members: a new address is confirmed by the member who asked for it, not by a reader of
 * the mailbox.
 */
export const handle: PageHandle = { namespaces: ['members', 'forms', 'order'] }

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

/** What became of a link. */
type Outcome = 'done' | 'invalid' | 'failed'

export async function action(
  args: ActionFunctionArgs,
): Promise<PageResponse<{ outcome: Outcome }>> {
  const page = await pageContext(args)
  const token = page.url.searchParams.get('token') ?? ''
  const outcome = await redeem()
  const status = { done: 200, invalid: 400, failed: 503 }[outcome]
  return pageData({ outcome }, { status, headers: { 'Cache-Control': 'no-store' } })

  async function redeem(): Promise<Outcome> {
    try {
      const { memberConfirm } = await page.api.account.mutate(MemberConfirmDocument, { token })
      return memberConfirm.kind === 'EMAIL' ? 'done' : 'invalid'
    } catch (error) {
      if (isUnauthorized(error)) throw toLogin(page.shop, page.url.pathname + page.url.search)
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
  const { t } = useLanguage()
  const account = (
    <ButtonLink href={useLanguage().href('/account')} variant="secondary">
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
