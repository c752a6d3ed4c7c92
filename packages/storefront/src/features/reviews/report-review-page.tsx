import { ReviewDocument, ReviewReportDocument } from '@floga/api-client/operations'
import type { ReviewQuery } from '@floga/api-client/operations'
import { Link } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { RadioField } from '../../forms/fields/radio-field.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { FormPage } from '../../forms/form-page.js'
import { FormSent } from '../../forms/form-sent.js'
import { ShopForm } from '../../forms/shop-form.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageResponse } from '../../request/page-response.js'
import { notFound } from '../../request/api/responses.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { ReviewText } from './review-list.js'
import { reportReasons, reportSchema } from './review-schema.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = {
  namespaces: ['product', 'reviews', 'forms'],
  access: 'everyone',
}

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<{ review: NonNullable<ReviewQuery['review']> }>> {
  const page = await pageContext(args)
  const { review } = await page.api.query(ReviewDocument, { id: args.params['id'] ?? '' })
  if (!review) throw notFound()
  return loadFormPage(args, page, {
    title: page.t('reviewReport.title'),
    description: page.t('reviewReport.intro'),
    path: `/review-report/${review.id}`,
    content: { review },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const form = await readForm(args, page, {
    id: 'review-report',
    schema: reportSchema(page.t),
    spamProtection: 'all',
    labelOf: (name) =>
      name === 'reason' || name === 'comment' ? page.t(`reviewReport.${name}`) : undefined,
  })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { reviewReport } = await page.api.mutate(ReviewReportDocument, {
      input: { id: args.params['id'] ?? '', ...form.values },
    })
    if (reviewReport.errors.length > 0) return answerForm(form.reject(reviewReport.errors))
    return answerForm(form.done())
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a review was not reported', error), { status: 503 })
  }
}

/** Tells the shop of a review that should not be shown. */
export default function ReportReviewPage(): ReactElement {
  const { review, timestamp } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  return (
    <FormPage title={t('reviewReport.title')} intro={t('reviewReport.intro')}>
      <ReviewText review={review} />
      <ShopForm
        id="review-report"
        answer={answer}
        schema={reportSchema(t)}
        timestamp={timestamp}
        submitLabel={t('reviewReport.send')}
        sent={<FormSent title={t('reviewReport.sentTitle')}>{t('reviewReport.sentText')}</FormSent>}
      >
        <RadioField
          name="reason"
          legend={t('reviewReport.reason')}
          options={reportReasons.map((reason) => ({
            value: reason,
            label: t(`reviewReport.${reason}`),
          }))}
        />
        <TextAreaField
          name="comment"
          label={t('reviewReport.comment')}
          hint={t('reviewReport.commentHint')}
          rows={3}
          isOptional
        />
      </ShopForm>
      {review.product && (
        <Link href={href(`/products/${review.product.slug}#reviews`)}>{t('reviews.back')}</Link>
      )}
    </FormPage>
  )
}
