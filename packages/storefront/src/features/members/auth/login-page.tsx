'use client'

import { Link, Alert, Text } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { PasswordField } from '../../../forms/fields/password-field.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { AccountEmailField } from './account-email-field.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import {
  redirectRulesOf,
  RETURN_NAME,
  withReturnPath,
} from '../../../request/session/redirect-rules.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { loginSchema } from './auth-schemas.js'
import { logIn } from './log-in.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['members', 'forms'], layout: AuthLayout }

const notes = ['confirmed', 'reset', 'deleted'] as const

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { searchParams } = page.url
  return {
    returnTo: redirectRulesOf(page.shop).parseReturnPath(searchParams.get(RETURN_NAME)),
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
  const { t, href } = useLanguage()
  const rules = redirectRulesOf(useStorefront())
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
            <Link href={withReturnPath(rules, href('/auth/register'), returnTo)}>
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
