import {
  OrderReviewsDocument,
  ProductPageDocument,
  ProductReviewsDocument,
  ProductsSearchDocument,
  ReviewDocument,
  ReviewInvitationsEndDocument,
  ReviewReportDocument,
  ReviewWithdrawDocument,
  ReviewWriteDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import type { ProductReviewsQuery } from '@floga/api-client/operations'
import { casesOf } from '../conformance-case.js'
import type { CaseContext } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'

const contract = 'schema/reviews.graphql'

async function hasReviews({ call }: CaseContext): Promise<boolean> {
  const { tenantSettings } = await call.ask(TenantSettingsDocument, {})
  return tenantSettings.capabilities.includes('REVIEWS')
}

/** The first products of the list. */
async function listProducts({ call }: CaseContext) {
  const { productsSearch } = await call.ask(ProductsSearchDocument, { first: 24, skip: 0 })
  return productsSearch.nodes
}

type Rating = NonNullable<ProductReviewsQuery['productReviews']>['rating']

/** Whether a rating counts what it says: it is never one of nothing. */
function expectReal(rating: Rating, what: string): void {
  if (rating === null) return
  const { average, count, distribution } = rating
  expectSame(distribution.length, 5, `reviews with 1 to 5 stars, of ${what}`)
  const counted = distribution.reduce((sum, one) => sum + one, 0)
  expectSame(count, counted, `the reviews of all stars, of ${what}`)
  expectThat(count > 0, `null without a review, of ${what}`, rating)
  const mean = distribution.reduce((sum, one, at) => sum + one * (at + 1), 0) / counted
  expectThat(Math.abs(average - mean) <= 0.051, `${mean} to one decimal`, average)
}

/** Reviews by buyers, or none at all. */
export const reviewCases = casesOf('catalogue', [
  {
    name: 'ratings are of reviews that are there, and the same on cards and pages',
    contract,
    async run(context) {
      const has = await hasReviews(context)
      for (const { slug, rating } of (await listProducts(context)).slice(0, 5)) {
        const where = { slug }
        const { productReviews } = await context.call.ask(ProductReviewsDocument, { where })
        if (!has) {
          expectSame([productReviews, rating], [null, null], `of ${slug}, without REVIEWS`)
          continue
        }
        expectThat(productReviews !== null, `reviews of ${slug}`, productReviews)
        expectReal(productReviews.rating, slug)
        const { average, count } = productReviews.rating ?? {}
        expectSame(
          rating && { average: rating.average, count: rating.count },
          productReviews.rating && { average, count },
          `on the card of ${slug}`,
        )
        expectSame(productReviews.total, count ?? 0, `reviews of ${slug}`)
        const { product } = await context.call.ask(ProductPageDocument, {
          where,
          slug,
          setWhere: where,
        })
        expectSame(product?.rating, productReviews.rating, `on the page of ${slug}`)
      }
    },
  },
  {
    name: 'reviews come ten at once, the newest first, and by their stars',
    contract,
    async run(context) {
      if (!(await hasReviews(context))) return
      const products = await listProducts(context)
      const { slug } = products.find(({ rating }) => rating !== null) ?? products[0] ?? { slug: '' }
      const where = { slug }
      const ask = async (page: { stars?: number; skip?: number }) =>
        (await context.call.ask(ProductReviewsDocument, { where, ...page })).productReviews!
      const { rating, total, nodes } = await ask({})
      expectSame(nodes.length, Math.min(total, 10), 'reviews of the first page')
      const dates = nodes.map(({ writtenAt }) => writtenAt)
      expectSame(dates, dates.toSorted().reverse(), 'the newest first')
      expectSame((await ask({ skip: total })).nodes, [], 'behind the last')
      for (const stars of [1, 2, 3, 4, 5]) {
        const some = await ask({ stars })
        expectSame(some.total, rating?.distribution[stars - 1] ?? 0, `with ${stars} stars`)
        expectThat(
          some.nodes.every((review) => review.stars === stars),
          `${stars} stars`,
          some.nodes,
        )
      }
    },
  },
  {
    name: 'only the link of an order opens its reviews',
    contract,
    async run(context) {
      if (!(await hasReviews(context))) return
      const { call } = context
      const token = `${'x'.repeat(22)}.${'y'.repeat(43)}`
      const itemId = 'no-line-has-this-id'
      const { orderReviews } = await call.ask(OrderReviewsDocument, { token })
      expectSame(orderReviews, null, 'for a token that was not signed')
      const { reviewWrite } = await call.ask(ReviewWriteDocument, {
        input: { token, itemId, stars: 5, text: null, isAnonymous: false },
      })
      expectSame(
        [reviewWrite.review, reviewWrite.errors.map(({ code }) => code)],
        [null, ['LINK_INVALID']],
        'written with it',
      )
      const { reviewWithdraw } = await call.ask(ReviewWithdrawDocument, {
        input: { token, itemId },
      })
      expectSame(
        reviewWithdraw.errors.map(({ code }) => code),
        ['LINK_INVALID'],
        'withdrawn with it',
      )
      const { reviewInvitationsEnd } = await call.ask(ReviewInvitationsEndDocument, { token })
      expectSame(
        reviewInvitationsEnd.errors.map(({ code }) => code),
        ['LINK_INVALID'],
        'invitations ended with it',
      )
    },
  },
  {
    name: 'a review that is not shown can be neither read nor reported',
    contract,
    async run(context) {
      if (!(await hasReviews(context))) return
      const id = 'no-review-has-this-id'
      const { review } = await context.call.ask(ReviewDocument, { id })
      expectSame(review, null, 'for an unknown id')
      const { reviewReport } = await context.call.ask(ReviewReportDocument, {
        input: { id, reason: 'OTHER', comment: null },
      })
      expectSame(
        reviewReport.errors.map(({ code }) => code),
        ['NOT_FOUND'],
        'reported',
      )
    },
  },
])
