import * as v from 'valibot'
import { toAuthorName } from '../../../domains/reviews/author-name.js'
import { answerReview, hideReview, showReview } from '../../../domains/reviews/moderate-review.js'
import { listReviews, readListedReview } from '../../../domains/reviews/read-reviews.js'
import type { ListedReview } from '../../../domains/reviews/read-reviews.js'
import { readReviewReports } from '../../../domains/reviews/report-review.js'
import type { NotifyOfReview } from '../../../domains/reviews/review-record.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { notFound } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { cursor, pageLimit, pageOf, time, typedText } from './answer-schemas.js'

const nullableText = v.nullable(v.string())

/** A review as programs read it. */
export const reviewAnswer = v.object({
  reference: v.string(),
  sku: v.string(),
  orderNumber: v.string(),
  stars: v.number(),
  text: nullableText,
  locale: v.string(),
  author: v.pipe(nullableText, v.description('As visitors see it; null for an anonymous one.')),
  writtenAt: time,
  hiddenAt: v.nullable(time),
  hiddenReason: nullableText,
  answer: nullableText,
  answeredAt: v.nullable(time),
  reports: v.array(v.object({ reason: v.string(), comment: nullableText, reportedAt: time })),
})

/** Routes of reviews. */
export function reviewRoutes(notify: NotifyOfReview): StaffRoute[] {
  const shared = { scope: 'reviews:write', answer: reviewAnswer, current } as const
  return [
    readRoute({
      name: 'listReviews',
      path: '/reviews',
      scope: 'reviews:read',
      summary: 'Reviews of products, the newest first.',
      query: v.strictObject({
        which: v.optional(v.picklist(['all', 'reported', 'hidden', 'unanswered']), 'all'),
        after: cursor,
        limit: pageLimit,
      }),
      answer: pageOf(reviewAnswer),
      async read(sql, { query: { limit, ...query } }) {
        const rows = await listReviews(sql, { ...query, limit: limit + 1 })
        const items = []
        for (const row of rows.slice(0, limit)) items.push(await toAnswer(sql, row))
        const hasMore = rows.length > limit
        return { items, next: hasMore ? items.at(-1)!.reference : null, hasMore }
      },
    }),
    readRoute({
      name: 'readReview',
      path: '/reviews/{reference}',
      scope: 'reviews:read',
      summary: 'One review.',
      answer: reviewAnswer,
      read: current,
    }),
    writeRoute({
      ...shared,
      name: 'hideReview',
      path: '/reviews/{reference}/hide',
      summary: 'Hides a review from visitors; its author gets the reason by mail.',
      notes: 'That a review is merely negative is no reason.',
      body: v.strictObject({ reason: typedText(500) }),
      async write(sql, { params, body: { reason }, now }) {
        const { id, reference } = await find(sql, params['reference']!)
        await hideReview(sql, { id, reason, now }, notify)
        return readAnswer(sql, reference)
      },
    }),
    writeRoute({
      ...shared,
      name: 'showReview',
      path: '/reviews/{reference}/show',
      summary: 'Shows a hidden review again; the reports of it are settled.',
      body: v.strictObject({}),
      async write(sql, { params }) {
        const { id, reference } = await find(sql, params['reference']!)
        await showReview(sql, id)
        return readAnswer(sql, reference)
      },
    }),
    writeRoute({
      ...shared,
      name: 'answerReview',
      path: '/reviews/{reference}/answer',
      summary: 'Writes the answer of the shop below a review, in place of an earlier one.',
      body: v.strictObject({ text: typedText(2_000) }),
      async write(sql, { params, body: { text }, now }) {
        const { id, reference } = await find(sql, params['reference']!)
        await answerReview(sql, { id, text, now }, notify)
        return readAnswer(sql, reference)
      },
    }),
  ]
}

interface WithParams {
  params: Readonly<Record<string, string>>
}

async function find(sql: Transaction, reference: string): Promise<ListedReview> {
  const review = await readListedReview(sql, reference)
  if (!review) throw notFound('No review has this reference.')
  return review
}

const current = (sql: Transaction, { params }: WithParams) => readAnswer(sql, params['reference']!)

const readAnswer = async (sql: Transaction, reference: string) =>
  toAnswer(sql, await find(sql, reference))

async function toAnswer(
  sql: Transaction,
  review: ListedReview,
): Promise<v.InferInput<typeof reviewAnswer>> {
  const reports = review.reports > 0 ? await readReviewReports(sql, review.id) : []
  return {
    reference: review.reference,
    sku: review.sku,
    orderNumber: review.orderNumber,
    stars: review.stars,
    text: review.text,
    locale: review.locale,
    author: review.isAnonymous ? null : toAuthorName(review) || null,
    writtenAt: review.writtenAt.toISOString(),
    hiddenAt: review.hiddenAt?.toISOString() ?? null,
    hiddenReason: review.hiddenReason,
    answer: review.answer,
    answeredAt: review.answeredAt?.toISOString() ?? null,
    reports: reports.map(({ reportedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toISOString(),
    })),
  }
}
