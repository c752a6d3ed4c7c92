import {
  OrderReviewsDocument,
  ReviewInvitationsEndDocument,
  ReviewWithdrawDocument,
  ReviewWriteDocument,
} from '@floga/api-client/operations'
import type { OrderReviewsQuery } from '@floga/api-client/operations'
import { Link, Text } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { FormSent } from '../../forms/form-sent.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import type { PageResponse } from '../../request/page-response.js'
import { notFound } from '../../request/api/responses.server.js'
import { readFormData } from '../../request/read-form-data.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { HowReviewsAreChecked } from './how-reviews-are-checked.js'
import { EndInvitations } from './end-invitations.js'
import { ReviewForm } from './review-form.js'
import { ReviewableItems } from './reviewable-items.js'
import { endInvitationsSchema, reviewSchema, withdrawReviewSchema } from './review-schema.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = {
  namespaces: ['product', 'reviews', 'forms'],
  access: 'everyone',
}

/** A delivered order as its buyer reviews it. */
export type OrderReviewsData = NonNullable<OrderReviewsQuery['orderReviews']>
export type ReviewableItemData = OrderReviewsData['items'][number]

interface OrderReviewsContent {
  token: string
  order: OrderReviewsData
  /** The one whose form is shown. */
  item: ReviewableItemData
  /** The one that has just been written or withdrawn. */
  done: { item: ReviewableItemData; isWithdrawn: boolean } | null
}

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<OrderReviewsContent>> {
  const page = await pageContext(args)
  const { searchParams } = page.url
  const order = await findOrder(args, page)
  const find = (name: string) => order.items.find(({ id }) => id === searchParams.get(name))
  const [saved, withdrawn] = [find('saved'), find('withdrawn')]
  const doneItem = saved ?? withdrawn
  // After one the next, and the first that has none yet.
  const item =
    find('item') ?? order.items.find(({ review }) => review === null) ?? doneItem ?? order.items[0]!
  const title = page.t('reviewForm.title', { number: order.orderNumber })
  return loadFormPage(args, page, {
    title,
    description: title,
    // Its token stays out of all that is said of the page.
    path: '/review',
    content: {
      token: tokenOf(args),
      order,
      item,
      done: doneItem ? { item: doneItem, isWithdrawn: saved === undefined } : null,
    },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const form = await readFormData(args.request)
  switch (form.get('form')) {
    case 'review-withdraw':
      return withdraw(args, page)
    case 'review-invitations':
      return endInvitations(args, page)
    default:
      return write(args, page)
  }
}

async function write(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<PageResponse<FormAnswer>> {
  const token = tokenOf(args)
  const form = await readForm(args, page, {
    id: 'review',
    schema: reviewSchema(page.t),
    labelOf: (name) =>
      name === 'stars' || name === 'text' ? page.t(`reviewForm.${name}`) : undefined,
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const { itemId, stars, text, isAnonymous } = form.values
  try {
    const { reviewWrite } = await page.api.mutate(ReviewWriteDocument, {
      input: { token, itemId, stars, text, isAnonymous: isAnonymous === 'on' },
    })
    if (reviewWrite.errors.length > 0) return answerForm(form.reject(reviewWrite.errors))
    throw redirect(page.href(`/review/${token}?saved=${encodeURIComponent(itemId)}`), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a review was not written', error), { status: 503 })
  }
}

async function withdraw(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<PageResponse<FormAnswer>> {
  const token = tokenOf(args)
  const form = await readForm(args, page, {
    id: 'review-withdraw',
    schema: withdrawReviewSchema(page.t),
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const { itemId } = form.values
  try {
    const { reviewWithdraw } = await page.api.mutate(ReviewWithdrawDocument, {
      input: { token, itemId },
    })
    if (reviewWithdraw.errors.length > 0) return answerForm(form.reject(reviewWithdraw.errors))
    throw redirect(page.href(`/review/${token}?withdrawn=${encodeURIComponent(itemId)}`), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a review was not withdrawn', error), { status: 503 })
  }
}

async function endInvitations(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<PageResponse<FormAnswer>> {
  const form = await readForm(args, page, {
    id: 'review-invitations',
    schema: endInvitationsSchema(page.t),
  })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { reviewInvitationsEnd } = await page.api.mutate(ReviewInvitationsEndDocument, {
      token: tokenOf(args),
    })
    const { errors } = reviewInvitationsEnd
    return answerForm(errors.length > 0 ? form.reject(errors) : form.done())
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('invitations to review were not ended', error), { status: 503 })
  }
}

function tokenOf({ params }: LoaderFunctionArgs): string {
  return params['token'] ?? ''
}

async function findOrder(args: LoaderFunctionArgs, page: PageContext): Promise<OrderReviewsData> {
  const { orderReviews } = await page.api.query(OrderReviewsDocument, { token: tokenOf(args) })
  if (!orderReviews) throw notFound()
  return orderReviews
}

/** The goods of a delivered order, and the form of one of them. */
export default function OrderReviewsPage(): ReactElement {
  const { token, order, item, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  return (
    <FormPage
      title={t('reviewForm.title', { number: order.orderNumber })}
      intro={t('reviewForm.intro')}
    >
      {done && (
        <FormSent
          key={`${done.item.id} ${done.isWithdrawn}`}
          title={t(done.isWithdrawn ? 'reviewForm.withdrawnTitle' : 'reviewForm.savedTitle')}
        >
          <Text>
            {done.isWithdrawn
              ? t('reviewForm.withdrawnText')
              : t('reviewForm.savedText', { name: done.item.name })}
          </Text>
          {done.item.slug && (
            <Link href={href(`/products/${done.item.slug}#reviews`)}>
              {t('reviewForm.seeProduct')}
            </Link>
          )}
        </FormSent>
      )}
      <ReviewableItems items={order.items} chosen={item.id} path={`/review/${token}`} />
      {/* Another item is another form. */}
      <ReviewForm
        key={`${item.id} ${item.review?.id ?? ''}`}
        item={item}
        authorName={order.authorName}
        path={`/review/${token}`}
        answer={answer}
      />
      <HowReviewsAreChecked />
      <EndInvitations answer={answer} />
    </FormPage>
  )
}
