import { Link, Alert, Stack } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent, PasswordField, ShopForm, TextField } from '@floga/storefront/forms'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { readFormData } from '@floga/storefront/server'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { confirmSchema, emailSchema } from './auth-schemas.js'
import { confirmAgain, confirmAddress } from './confirm-address.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

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

export default function ConfirmPage(): ReactElement {
  const { hasToken } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const reply = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const answer = reply && 'formId' in reply ? reply : undefined
  const isLinkInvalid = reply !== undefined && !answer
  const confirms = hasToken && !isLinkInvalid && answer?.formId !== 'confirm-again'
  const schema = useMemo(() => (confirms ? confirmSchema(t) : emailSchema(t)), [confirms, t])
  return (
    <AuthPage
      title={t('auth.confirmTitle')}
      intro={confirms ? t('auth.confirmIntro') : undefined}
      links={
        <>
          {/* The mail's link lets the person with the mailbox choose another password. */}
          {confirms && (
            <Link href={`${href('/auth/reset-password')}${search}`}>{t('auth.forgotLink')}</Link>
          )}
          <Link href={href('/auth/login')}>{t('session.login')}</Link>
        </>
      }
    >
      {confirms ? (
        <ShopForm
          id="confirm"
          answer={answer}
          schema={schema}
          submitLabel={t('auth.confirmAction')}
          keepsDraft={false}
        >
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
          />
        </ShopForm>
      ) : (
        <Stack gap="md">
          {isLinkInvalid && (
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
