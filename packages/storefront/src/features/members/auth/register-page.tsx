'use client'

import { MemberRegisterDocument } from '@floga/api-client/operations'
import { createFormTimestamp } from '@floga/remix-server/app'
import { Link, Text } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent } from '../../../forms/form-sent.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { NewPasswordFields } from '../session/new-password-fields.js'
import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import { AccountEmailField } from './account-email-field.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import {
  redirectRulesOf,
  RETURN_NAME,
  withReturnPath,
} from '../../../request/session/redirect-rules.js'
import { PrivacyNote } from '../../../components/privacy-note.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { registerSchema } from './auth-schemas.js'
import { saveReturnPath } from './return-path.server.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['members', 'forms'], layout: AuthLayout }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return {
    returnTo: redirectRulesOf(page.shop).parseReturnPath(page.url.searchParams.get(RETURN_NAME)),
    timestamp: await createFormTimestamp(args.context.settings),
    ...authMeta(page, page.t('auth.registerTitle')),
  }
}

/** The response does not depend on whether the address is registered; the e-mail does. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, {
    id: 'register',
    schema: registerSchema(page.t),
    secrets: ['password', 'repeat'],
    spamProtection: 'all',
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const { email, password } = form.values
  try {
    const input = { email, password }
    const { memberRegister } = await page.api.account.mutate(MemberRegisterDocument, { input })
    if (memberRegister.errors.length > 0) return answerForm(form.reject(memberRegister.errors))
  } catch (error) {
    return answerForm(form.fail('a registration failed', error), { status: 503 })
  }
  await saveReturnPath(args.context, page.url.searchParams.get(RETURN_NAME))
  return answerForm(form.done())
}

export default function RegisterPage(): ReactElement {
  const { returnTo, timestamp } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const rules = redirectRulesOf(useStorefront())
  const schema = useMemo(() => registerSchema(t), [t])
  return (
    <AuthPage
      title={t('auth.registerTitle')}
      intro={t('auth.registerIntro')}
      links={
        <Text>
          {t('auth.haveAccount')}{' '}
          <Link href={withReturnPath(rules, href('/auth/login'), returnTo)}>
            {t('session.login')}
          </Link>
        </Text>
      }
    >
      <ShopForm
        id="register"
        answer={answer}
        schema={schema}
        submitLabel={t('auth.registerAction')}
        keepsDraft={false}
        timestamp={timestamp}
        sent={
          <FormSent title={t('auth.registered')}>
            {t('auth.registeredText')}{' '}
            <Link href={href('/auth/confirm')}>{t('auth.confirmAgain')}</Link>
          </FormSent>
        }
      >
        <AccountEmailField />
        <NewPasswordFields label={t('auth.password')} />
        <PrivacyNote />
      </ShopForm>
    </AuthPage>
  )
}
