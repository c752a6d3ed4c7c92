import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import { isKept, isShown, reviewColumns, reviewTables } from './review-record.js'
import type { ReviewRecord } from './review-record.js'

/** What the reviews of a product say together. */
export interface ProductRating {
  /** Rounded to one decimal. */
  average: number
  count: number
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[]
}

/** The ratings of a tenant by product; products without a review have none. */
export async function readRatings(sql: Transaction): Promise<Map<string, ProductRating>> {
  const rows = await sql.query<{ productId: string; stars: number; count: number }>(
    `SELECT r.product_id AS "productId", r.stars, count(*)::integer AS count
     FROM reviews r WHERE ${isShown} GROUP BY r.product_id, r.stars`,
  )
  const ratings = new Map<string, ProductRating>()
  for (const { productId, stars, count } of rows) {
    const rating = ratings.get(productId) ?? { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }
    rating.distribution[stars - 1] = count
    ratings.set(productId, rating)
  }
  for (const rating of ratings.values()) {
    rating.count = rating.distribution.reduce((sum, count) => sum + count, 0)
    const sum = rating.distribution.reduce((all, count, at) => all + count * (at + 1), 0)
    rating.average = Math.round((sum / rating.count) * 10) / 10
  }
  return ratings
}

export interface ReviewsPage {
  productId: string
  /** Those with so many stars alone. */
  stars?: number | null | undefined
  first: number
  skip: number
}

/** A product's reviews, the newest first. */
export async function readProductReviews(
  sql: Transaction,
  { productId, stars = null, first, skip }: ReviewsPage,
): Promise<ReviewRecord[]> {
  return sql.query<ReviewRecord>(
    `SELECT ${reviewColumns} FROM ${reviewTables}
     WHERE r.product_id = $1 AND ($2::smallint IS NULL OR r.stars = $2::smallint) AND ${isShown}
     ORDER BY r.written_at DESC, r.id LIMIT $3::integer OFFSET $4::integer`,
    [productId, stars, first, skip],
  )
}

/** A review, hidden or not; undefined for a withdrawn one. */
export async function readReview(sql: Transaction, id: string): Promise<ReviewRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const [review] = await sql.query<ReviewRecord>(
    `SELECT ${reviewColumns} FROM ${reviewTables} WHERE r.id = $1 AND ${isKept}`,
    [id],
  )
  return review
}

/** The review with a reference. */
export async function readReviewByReference(
  sql: Transaction,
  reference: string,
): Promise<ReviewRecord | undefined> {
  const [review] = await sql.query<ReviewRecord>(
    `SELECT ${reviewColumns} FROM ${reviewTables} WHERE r.reference = $1 AND ${isKept}`,
    [reference],
  )
  return review
}

/** A review for staff. */
export interface ListedReview extends ReviewRecord {
  orderNumber: string
  sku: string
  reports: number
}

const reports = `(SELECT count(*)::integer FROM review_reports b
  WHERE b.tenant = r.tenant AND b.review_id = r.id)`

const listedColumns = `${reviewColumns}, o.number AS "orderNumber", i.sku, ${reports} AS reports`

/** The review with a reference, for staff. */
export async function readListedReview(
  sql: Transaction,
  reference: string,
): Promise<ListedReview | undefined> {
  const [review] = await sql.query<ListedReview>(
    `SELECT ${listedColumns} FROM ${reviewTables} WHERE r.reference = $1 AND ${isKept}`,
    [reference],
  )
  return review
}

export interface ListReviewsOptions {
  which: 'all' | 'reported' | 'hidden' | 'unanswered'
  limit: number
  /** Reference of the one that they follow. Omitted: from the first on. */
  after?: string | undefined
}

/** Reviews for staff, the newest first. */
export function listReviews(
  sql: Transaction,
  { which, limit, after }: ListReviewsOptions,
): Promise<ListedReview[]> {
  const conditions = {
    all: 'true',
    // What is hidden was decided.
    reported: `r.hidden_at IS NULL AND ${reports} > 0`,
    hidden: 'r.hidden_at IS NOT NULL',
    unanswered: 'r.answer IS NULL AND r.text IS NOT NULL AND r.hidden_at IS NULL',
  }
  return sql.query<ListedReview>(
    `SELECT ${listedColumns}
     FROM ${reviewTables} WHERE ${isKept} AND ${conditions[which]}
       AND ($2::text IS NULL OR (r.written_at, r.id) < (
         SELECT written_at, id FROM reviews WHERE reference = $2))
     ORDER BY r.written_at DESC, r.id DESC LIMIT $1::integer`,
    [limit, after ?? null],
  )
}

/** A review as its member's data contain it. */
export interface MemberReview {
  orderNumber: string
  sku: string
  stars: number
  text: string | null
  locale: string
  isAnonymous: boolean
  writtenAt: Date
  editedAt: Date | null
  hiddenAt: Date | null
  hiddenReason: string | null
  answer: string | null
}

/** Every review of a member, logged in or as a guest with the account's address. */
export function readMemberReviews(
  sql: Transaction,
  { id, email }: { id: string; email: string },
): Promise<MemberReview[]> {
  return sql.query<MemberReview>(
    `SELECT o.number AS "orderNumber", i.sku, r.stars, r.text, r.locale,
            r.is_anonymous AS "isAnonymous", r.written_at AS "writtenAt",
            r.edited_at AS "editedAt", r.hidden_at AS "hiddenAt",
            r.hidden_reason AS "hiddenReason", r.answer
     FROM ${reviewTables}
     WHERE ${isKept} AND (o.member_id = $1 OR (o.member_id IS NULL AND lower(o.email) = lower($2)))
     ORDER BY r.written_at DESC, r.id`,
    [id, email],
  )
}
