import { CustomerRequestOpenDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { FormSent } from '../../forms/form-sent.js'
import { SelectField } from '../../forms/fields/select-field.js'
import { ShopForm } from '../../forms/shop-form.js'
import { fieldGrid } from '../../forms/shop-form.styles.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { TextField } from '../../forms/fields/text-field.js'
import { PersonFields } from '../../forms/fields/person-fields.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { initialValues, requestKinds, requestLabel, requestSchema } from './request-schema.js'

export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<{ values: Record<string, string> }>> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('footer.requests'),
    description: page.t('request.intro'),
    path: '/request',
    content: { values: initialValues(page.url.searchParams) },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const form = await readForm(args, page, {
    id: 'request',
    schema: requestSchema(page.t),
    spamProtection: 'all',
    labelOf: (name) => requestLabel(name, page.t),
  })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { customerRequestOpen } = await page.api.mutate(CustomerRequestOpenDocument, {
      input: form.values,
    })
    if (!customerRequestOpen.customerRequest)
      return answerForm(form.reject(customerRequestOpen.errors))
    throw redirect(page.href(`/request/${customerRequestOpen.customerRequest.id}?sent=1`), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a request was not sent', error), { status: 503 })
  }
}

export default function OpenRequestPage(): ReactElement {
  const { timestamp, values } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  return (
    <FormPage title={t('footer.requests')} intro={t('request.intro')}>
      <ShopForm
        id="request"
        answer={answer}
        schema={requestSchema(t)}
        timestamp={timestamp}
        values={values}
        action={href('/request')}
        submitLabel={t('request.send')}
        sent={<FormSent title={t('request.sentTitle')}>{t('request.sentText')}</FormSent>}
      >
        <div className={fieldGrid}>
          <SelectField
            name="kind"
            label={t('request.kind')}
            options={requestKinds.map((kind) => ({ value: kind, label: t(`request.kind${kind}`) }))}
            width="half"
          />
          <PersonFields />
          <TextField
            name="orderNumber"
            label={t('request.orderNumber')}
            hint={t('request.orderNumberHint')}
            inputMode="numeric"
            width="half"
            isOptional
          />
          <TextField
            name="product"
            label={t('request.product')}
            hint={t('request.productHint')}
            width="half"
            isOptional
          />
          <TextAreaField name="message" label={t('contact.message')} rows={6} />
        </div>
      </ShopForm>
    </FormPage>
  )
}
