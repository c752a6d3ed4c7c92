import { PasswordForgotDocument } from '@floga/api-client/operations'
import { Link } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { FormSent, ShopForm } from '@floga/storefront/forms'
import { answerForm, readForm } from '../wiring/forms/read-form.server.js'
import { AccountEmailField } from './account-email-field.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { authMeta } from './auth-meta.server.js'
import { AuthPage } from './auth-page.js'
import { emailSchema } from './auth-schemas.js'
import { AuthLayout } from './auth-layout.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

export const handle: PageHandle = { namespaces: ['account', 'forms'], layout: AuthLayout }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return authMeta(page, page.t('auth.forgotTitle'))
}

/** The response is the same whether or not the address has an account. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readForm(args, page, { id: 'forgot', schema: emailSchema(page.t) })
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
  const t = useMessages()
  const href = useHref()
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
