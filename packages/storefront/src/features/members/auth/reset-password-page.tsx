'use client'

import { PasswordResetDocument } from '@floga/api-client/operations'
import { Link, Alert } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { NewPasswordFields } from '../session/new-password-fields.js'
import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import { ShopForm } from '../../../forms/shop-form.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { resetSchema } from './auth-schemas.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['members', 'forms'], layout: AuthLayout }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return {
    hasToken: page.url.searchParams.has('token'),
    ...authMeta(page, page.t('auth.resetTitle')),
  }
}

/** Sets the password with the link of a mail and redirects to the login. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, {
    id: 'reset',
    schema: resetSchema(page.t),
    secrets: ['password', 'repeat'],
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const token = page.url.searchParams.get('token') ?? ''
  try {
    const input = { token, password: form.values.password }
    const { passwordReset } = await page.api.account.mutate(PasswordResetDocument, { input })
    if (passwordReset.errors.length > 0) return answerForm(form.reject(passwordReset.errors))
  } catch (error) {
    return answerForm(form.fail('a password was not reset', error), { status: 503 })
  }
  throw redirect(`${page.href('/auth/login')}?note=reset`, 303)
}

/** The address contains a secret: it must not be sent as a referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
}

export default function ResetPasswordPage(): ReactElement {
  const { hasToken } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const schema = useMemo(() => resetSchema(t), [t])
  return (
    <AuthPage
      title={t('auth.resetTitle')}
      links={
        <>
          <Link href={href('/auth/login')}>{t('auth.backToLogin')}</Link>
          <Link href={href('/auth/forgot-password')}>{t('auth.newLink')}</Link>
        </>
      }
    >
      {hasToken ? (
        <ShopForm
          id="reset"
          answer={answer}
          schema={schema}
          submitLabel={t('auth.resetAction')}
          keepsDraft={false}
        >
          <NewPasswordFields label={t('auth.newPassword')} />
        </ShopForm>
      ) : (
        <Alert tone="warning">{t('auth.linkInvalidText')}</Alert>
      )}
    </AuthPage>
  )
}
