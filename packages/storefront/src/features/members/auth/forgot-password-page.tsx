'use client'

import { PasswordForgotDocument } from '@floga/api-client/operations'
import { Link } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent } from '../../../forms/form-sent.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import { AccountEmailField } from './account-email-field.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { emailSchema } from './auth-schemas.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['members', 'forms'], layout: AuthLayout }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return authMeta(page, page.t('auth.forgotTitle'))
}

/** The response is the same whether or not the address has an account. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, { id: 'forgot', schema: emailSchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { email } = form.values
    const { passwordForgot } = await page.api.account.mutate(PasswordForgotDocument, { email })
    const { errors } = passwordForgot
    return answerForm(errors.length > 0 ? form.reject(errors) : form.done())
  } catch (error) {
    return answerForm(form.fail('a reset link was not sent', error), { status: 503 })
  }
}

export default function ForgotPasswordPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const schema = useMemo(() => emailSchema(t), [t])
  return (
    <AuthPage
      title={t('auth.forgotTitle')}
      intro={t('auth.forgotIntro')}
      links={<Link href={href('/auth/login')}>{t('auth.backToLogin')}</Link>}
    >
      <ShopForm
        id="forgot"
        answer={answer}
        schema={schema}
        submitLabel={t('auth.forgotAction')}
        sent={<FormSent title={t('auth.linkSent')}>{t('auth.resetSentText')}</FormSent>}
      >
        <AccountEmailField />
      </ShopForm>
    </AuthPage>
  )
}
