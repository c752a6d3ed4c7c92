import { Button, Link, Alert, Stack } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent } from '../forms/form-sent.js'
import { sendForm, sendKeepingPage } from '../forms/send-form.js'
import { ShopForm } from '../forms/shop-form.js'
import { TextField } from '../forms/fields/text-field.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { readFormData } from '../wiring/request/read-form-data.server.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { emailSchema } from './auth-schemas.js'
import { confirmAgain, confirmAddress } from './confirm-address.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['account', 'forms'],
  access: 'everyone',
  layout: AuthLayout,
}

/** Looking at a mail's link changes nothing: mail programs follow links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return {
    hasToken: page.url.searchParams.has('token'),
    ...authMeta(page, page.t('auth.confirmTitle')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const form = await readFormData(args.request)
  return form.get('form') === 'confirm-again' ? confirmAgain(args) : confirmAddress(args)
}

/** The address contains a secret: it must not be sent as a referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
}

export async function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  const sent = await args.request.clone().formData()
  return sent.get('form') === 'confirm-again'
    ? sendForm(args)
    : sendKeepingPage(args, () => ({ outcome: 'failed' }))
}

export default function ConfirmPage(): ReactElement {
  const { hasToken } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const schema = useMemo(() => emailSchema(t), [t])
  const outcome = reply && 'outcome' in reply ? reply.outcome : null
  const answer = reply && 'formId' in reply ? reply : undefined
  const isAsked = hasToken && (outcome === null || outcome === 'failed') && !answer
  return (
    <AuthPage
      title={t('auth.confirmTitle')}
      intro={isAsked ? t('auth.confirmIntro') : undefined}
      links={<Link href={href('/auth/login')}>{t('session.login')}</Link>}
    >
      {outcome === 'failed' && (
        <Alert tone="danger" role="alert" title={t('errors.generic')}>
          {t('errors.genericRetry')}
        </Alert>
      )}
      {isAsked && (
        <Form method="post">
          <Button type="submit" variant="primary" size="large" isWide>
            {t('auth.confirmAction')}
          </Button>
        </Form>
      )}
      {(outcome === 'invalid' || answer || (!hasToken && outcome === null)) && (
        <Stack gap="md">
          {outcome === 'invalid' && (
            <Alert tone="danger" role="alert" title={t('auth.linkInvalid')}>
              {t('auth.linkInvalidText')}
            </Alert>
          )}
          <ShopForm
            id="confirm-again"
            answer={answer}
            schema={schema}
            submitLabel={t('auth.confirmAgain')}
            keepsDraft={false}
            sent={<FormSent title={t('auth.linkSent')}>{t('auth.linkSentText')}</FormSent>}
          >
            <TextField
              name="email"
              type="email"
              label={t('checkout.email')}
              autoComplete="username"
            />
          </ShopForm>
        </Stack>
      )}
    </AuthPage>
  )
}
