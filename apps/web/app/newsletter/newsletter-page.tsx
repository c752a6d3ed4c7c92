import { NewsletterSubscribeDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { FormPage, FormSent, ShopForm, TextField } from '@floga/storefront/forms'
import { loadFormPage } from '../wiring/forms/load-form-page.server.js'
import { answerForm, readForm } from '../wiring/forms/read-form.server.js'
import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { createFieldRules } from '../wiring/forms/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

export const handle: PageHandle = { namespaces: ['forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('newsletter.title'),
    description: page.t('newsletter.hint'),
    path: '/newsletter',
    content: {},
  })
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const schema = newsletterSchema(page.t)
  const form = await readForm(args, page, { id: 'newsletter', schema, spamProtection: 'honeypot' })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { newsletterSubscribe } = await page.api.mutate(NewsletterSubscribeDocument, {
      input: { ...form.values, wordingVersion: tenant.newsletterWording },
    })
    const { errors } = newsletterSubscribe
    return answerForm(errors.length === 0 ? form.done() : form.reject(errors))
  } catch (error) {
    return answerForm(form.fail('a newsletter subscription failed', error), { status: 503 })
  }
}

export default function NewsletterPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <FormPage title={t('newsletter.title')} intro={t('newsletter.hint')}>
      <ShopForm
        id="newsletter"
        answer={answer}
        schema={newsletterSchema(t)}
        submitLabel={t('newsletter.send')}
        sent={<FormSent title={t('newsletter.askedTitle')}>{t('newsletter.askedText')}</FormSent>}
      >
        <TextField name="email" type="email" label={t('newsletter.label')} autoComplete="email" />
      </ShopForm>
    </FormPage>
  )
}

/** The form of the newsletter, in the footer and on its own page. */
function newsletterSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ email: rules.email })
}
