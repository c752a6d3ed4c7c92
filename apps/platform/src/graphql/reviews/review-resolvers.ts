import { createReviewRules } from '@floga/platform-contract/input-rules'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import * as v from 'valibot'
import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import { findProductId } from '../../domains/catalogue/find-product.js'
import { toAuthorName } from '../../domains/reviews/author-name.js'
import { isReviewable, readOrderReviews } from '../../domains/reviews/read-order-reviews.js'
import type { OwnReview } from '../../domains/reviews/read-order-reviews.js'
import { readProductReviews, readReview } from '../../domains/reviews/read-reviews.js'
import { reportReview } from '../../domains/reviews/report-review.js'
import { endInvitations } from '../../domains/reviews/review-invitations.js'
import type { ReviewLinks } from '../../domains/reviews/review-links.js'
import type { NotifyOfReview, ReviewRecord } from '../../domains/reviews/review-record.js'
import { withdrawReview, writeReview } from '../../domains/reviews/write-review.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import type { HashNetwork } from '../../foundation/throttle/hash-network.js'
import { toStoredImage } from '../cart/cart-view.js'
import { parsePage, parseUniqueKey } from '../catalogue/parse-page.js'
import type { ProductReader } from '../catalogue/product-reader.js'
import { readCachedRatings } from '../catalogue/read-cached-ratings.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import type { SummaryLoader } from '../catalogue/summary-loader.js'

export interface CreateReviewResolversOptions {
  reader: CatalogueReader
  products: Pick<ProductReader, 'peek'>
  summaries: (context: PlatformContext) => SummaryLoader
  links: ReviewLinks
  notify: NotifyOfReview
  /** Of writing. */
  throttle: AttemptThrottle
  reportThrottle: AttemptThrottle
  hashNetwork: HashNetwork
  /** @default () => new Date() */
  clock?: () => Date
}

const writeSchema = v.object({
  token: v.string(),
  itemId: v.string(),
  isAnonymous: v.boolean(),
  ...createReviewRules({
    stars: 'REQUIRED',
    tooShort: () => 'reviewShort',
    tooLong: () => 'TOO_LONG',
    links: 'reviewLinks',
  }),
})

const reportSchema = v.object({
  id: v.string(),
  reason: v.picklist(['OFFENSIVE', 'OFF_TOPIC', 'UNTRUE', 'PERSONAL_DATA', 'OTHER']),
  comment: inputRules.reviewReport.comment,
})

/** Resolvers of reviews by buyers. */
export function createReviewResolvers(options: CreateReviewResolversOptions): DomainResolvers {
  const { reader, products, summaries, links, notify, throttle, reportThrottle, hashNetwork } =
    options
  const clock = options.clock ?? (() => new Date())

  /** What a link's token opens, in a shop with reviews. */
  const openOrder = (token: string, { tenant, settings }: PlatformContext) =>
    settings.reviews === null ? undefined : links.read(tenant, token)

  return {
    Query: {
      productReviews: async (_parent, args, context) => {
        if (context.settings.reviews === null) return null
        const where = parseUniqueKey(args.where)
        const page = parsePage(args, { first: 10, most: 50 })
        const { stars } = args
        const known = await products.peek(context, where)
        // Most products have none, and their pages need no query.
        if (known && !known.rating) return { rating: null, total: 0, nodes: [] }
        return reader.read(context.tenant, async (snapshot, sql) => {
          const productId = known?.row.id ?? (await findProductId(sql, where, context.locale))
          if (productId === undefined || !snapshot.products.has(productId)) return null
          const rating = (await readCachedRatings(snapshot, sql)).get(productId) ?? null
          const total = stars ? rating?.distribution[stars - 1] : rating?.count
          const nodes = total ? await readProductReviews(sql, { productId, stars, ...page }) : []
          return {
            rating,
            total: total ?? 0,
            nodes: nodes.map((review) => ({ ...toReviewView(review, context), product: null })),
          }
        })
      },
      review: async (_parent, { id }, context) => {
        if (context.settings.reviews === null) return null
        const review = await context.database.read(context.tenant, (sql) => readReview(sql, id))
        if (!review || review.hiddenAt) return null
        const [product = null] = await summaries(context)([review.productId])
        return { ...toReviewView(review, context), product }
      },
      orderReviews: async (_parent, { token }, context) => {
        const orderId = openOrder(token, context)
        if (orderId === undefined) return null
        const order = await context.database.read(context.tenant, (sql) =>
          readOrderReviews(sql, orderId),
        )
        if (!order) return null
        return {
          orderNumber: order.orderNumber,
          authorName: toAuthorName(order),
          items: order.items.map(({ texts, image, slugs, review, ...item }) => ({
            ...item,
            ...textsIn(texts, context),
            slug: slugs?.[context.locale] ?? null,
            image: image === null ? null : toStoredImage(image, context),
            review: review && toOwnReviewView(review),
          })),
        }
      },
    },
    Order: {
      reviewToken: async ({ id, state }, _args, { tenant, settings, database }) => {
        if (settings.reviews === null || !afterDelivery.has(state)) return null
        const isOpen = await database.read(tenant, (sql) => isReviewable(sql, id))
        return isOpen ? links.sign(tenant, id) : null
      },
    },
    Mutation: {
      reviewWrite: async (_parent, { input }, context) => {
        const parsed = parseInput(writeSchema, input)
        if (parsed.status === 'refused') return refused(context, parsed.errors)
        const { token, ...review } = parsed.output
        const orderId = openOrder(token, context)
        if (orderId === undefined) return refused(context, [{ code: 'LINK_INVALID' }])
        if (!(await isWithinLimit(throttle, orderId, context))) return throttled(context)
        const { database, tenant, locale } = context
        const isWritten = await database.write(tenant, (sql) =>
          writeReview(sql, { ...review, orderId, locale, now: clock() }, notify),
        )
        if (!isWritten) return refused(context, [{ code: 'NOT_AVAILABLE', reason: 'notDelivered' }])
        return { review: await readOwnReview(context, orderId, review.itemId), errors: [] }
      },
      reviewWithdraw: async (_parent, { input }, context) => {
        const orderId = openOrder(input.token, context)
        if (orderId === undefined) return refused(context, [{ code: 'LINK_INVALID' }])
        if (!(await isWithinLimit(throttle, orderId, context))) return throttled(context)
        await context.database.write(context.tenant, (sql) =>
          withdrawReview(sql, { orderId, itemId: input.itemId, now: clock() }),
        )
        return { review: null, errors: [] }
      },
      reviewInvitationsEnd: async (_parent, { token }, context) => {
        const { database, tenant, messages } = context
        const orderId = openOrder(token, context)
        if (orderId === undefined) {
          return { errors: [toUserErrorView({ code: 'LINK_INVALID' }, messages)] }
        }
        await database.write(tenant, (sql) => endInvitations(sql, { orderId, now: clock() }))
        return { errors: [] }
      },
      reviewReport: async (_parent, { input }, context) => {
        const { database, tenant, clientAddress, messages, settings } = context
        const answer = (errors: readonly UserError[]) => ({
          errors: errors.map((error) => toUserErrorView(error, messages)),
        })
        const parsed = parseInput(reportSchema, input)
        if (parsed.status === 'refused') return answer(parsed.errors)
        if (!(await isWithinLimit(reportThrottle, input.id, context))) {
          return answer([{ code: 'THROTTLED' }])
        }
        const network = hashNetwork(tenant, clientAddress)
        const report = { ...parsed.output, network, now: clock() }
        const isKnown =
          settings.reviews !== null &&
          (await database.write(tenant, (sql) => reportReview(sql, report, notify)))
        return answer(isKnown ? [] : [{ code: 'NOT_FOUND', reason: 'reviewGone' }])
      },
    },
  }
}

async function readOwnReview(
  { database, tenant }: PlatformContext,
  orderId: string,
  itemId: string,
) {
  const order = await database.read(tenant, (sql) => readOrderReviews(sql, orderId))
  const review = order?.items.find(({ id }) => id === itemId)?.review
  return review ? toOwnReviewView(review) : null
}

/** States that an order may have once it was delivered. */
const afterDelivery: ReadonlySet<string> = new Set(['COMPLETED', 'RETURNED', 'REFUNDED'])

async function isWithinLimit(
  throttle: AttemptThrottle,
  key: string,
  { tenant, clientAddress: address }: PlatformContext,
): Promise<boolean> {
  return (await throttle.consume({ tenant, key, address })) === undefined
}

function refused({ messages }: PlatformContext, errors: readonly UserError[]) {
  return { review: null, errors: errors.map((error) => toUserErrorView(error, messages)) }
}

function throttled(context: PlatformContext) {
  return refused(context, [{ code: 'THROTTLED' }])
}

function textsIn(texts: ReviewRecord['texts'], { locale }: PlatformContext) {
  const { name, label } = texts[locale] ?? Object.values(texts)[0]!
  return { name, label }
}

function toAnswerView({ answer, answeredAt }: Pick<OwnReview, 'answer' | 'answeredAt'>) {
  return answer === null ? null : { text: answer, answeredAt: answeredAt! }
}

function toReviewView(review: ReviewRecord, context: PlatformContext) {
  const { id, stars, text, locale, writtenAt, editedAt, isAnonymous } = review
  return {
    id,
    stars,
    text,
    locale,
    writtenAt,
    editedAt,
    authorName: isAnonymous ? null : toAuthorName(review) || null,
    variantLabel: textsIn(review.texts, context).label,
    answer: toAnswerView(review),
  }
}

function toOwnReviewView({ answer, answeredAt, ...review }: OwnReview) {
  return { ...review, answer: toAnswerView({ answer, answeredAt }) }
}
