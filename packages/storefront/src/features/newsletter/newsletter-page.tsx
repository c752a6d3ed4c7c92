import { NewsletterSubscribeDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { FormPage } from '../../forms/form-page.js'
import { FormSent } from '../../forms/form-sent.js'
import { ShopForm } from '../../forms/shop-form.js'
import { TextField } from '../../forms/fields/text-field.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { Translate } from '../../lib/create-storefront.js'

export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs): Promise<FormPageResponse> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('newsletter.title'),
    description: page.t('newsletter.hint'),
    path: '/newsletter',
    content: {},
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const schema = newsletterSchema(page.t)
  const form = await readForm(args, page, { id: 'newsletter', schema, spamProtection: 'honeypot' })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { newsletterSubscribe } = await page.api.mutate(NewsletterSubscribeDocument, {
      input: { ...form.values, wordingVersion: page.shop.newsletterWording },
    })
    const { errors } = newsletterSubscribe
    return answerForm(errors.length === 0 ? form.done() : form.reject(errors))
  } catch (error) {
    return answerForm(form.fail('a newsletter subscription failed', error), { status: 503 })
  }
}

export default function NewsletterPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
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
