'use client'

import { Link, Alert, Stack } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent } from '../../../forms/form-sent.js'
import { PasswordField } from '../../../forms/fields/password-field.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { TextField } from '../../../forms/fields/text-field.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { confirmSchema, emailSchema } from './auth-schemas.js'
import type { InvalidLink } from './confirm-address.server.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import type { PageResponse } from '../../../request/page-response.js'
import { confirmAgain, confirmAddress } from './confirm-address.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = {
  namespaces: ['members', 'forms'],
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

export async function action(
  args: ActionFunctionArgs,
): Promise<PageResponse<FormAnswer | InvalidLink>> {
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
  const { t, href } = useLanguage()
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
