import { Link, Alert, Text } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { PasswordField, ShopForm } from '@floga/storefront/forms'
import { AccountEmailField } from './account-email-field.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { redirectRules, RETURN_NAME, withReturnPath } from '../wiring/session/redirect-rules.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { loginSchema } from './auth-schemas.js'
import { logIn } from './log-in.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

export const handle: PageHandle = { namespaces: ['account', 'forms'], layout: AuthLayout }

const notes = ['confirmed', 'reset', 'deleted'] as const

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { searchParams } = page.url
  return {
    returnTo: redirectRules.parseReturnPath(searchParams.get(RETURN_NAME)),
    note: notes.find((name) => name === searchParams.get('note')) ?? null,
    ...authMeta(page, page.t('auth.loginTitle')),
  }
}

export function action(args: ActionFunctionArgs) {
  return logIn(args)
}

export default function LoginPage(): ReactElement {
  const { returnTo, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const schema = useMemo(() => loginSchema(t), [t])
  const isCheckout = returnTo === href('/checkout')
  return (
    <AuthPage
      title={t('auth.loginTitle')}
      intro={returnTo && !note ? t('auth.loginFirst') : undefined}
      links={
        <>
          <Link href={href('/auth/forgot-password')}>{t('auth.forgotLink')}</Link>
          <Text>
            {t('auth.noAccount')}{' '}
            <Link href={withReturnPath(href('/auth/register'), returnTo)}>
              {t('session.register')}
            </Link>
          </Text>
          {isCheckout && <Link href={href('/checkout')}>{t('checkout.guest')}</Link>}
        </>
      }
    >
      {note && (
        <Alert tone="success" role="status">
          {t(`auth.note.${note}`)}
        </Alert>
      )}
      <ShopForm
        id="login"
        answer={answer}
        schema={schema}
        submitLabel={t('session.login')}
        keepsDraft={false}
      >
        <AccountEmailField />
        <PasswordField name="password" label={t('auth.password')} autoComplete="current-password" />
      </ShopForm>
    </AuthPage>
  )
}
