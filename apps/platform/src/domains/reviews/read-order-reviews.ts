import type { Transaction } from '../../foundation/database/database.js'
import type { ItemTexts } from './review-record.js'

/** An order's line that was delivered, with its buyer's review. */
export interface ReviewableItem {
  id: string
  texts: ItemTexts
  image: unknown
  kind: string
  /** By locale; null when the product is no longer sold. */
  slugs: Record<string, string> | null
  review: OwnReview | null
}

/** A review as its author sees it. */
export interface OwnReview {
  id: string
  stars: number
  text: string | null
  isAnonymous: boolean
  writtenAt: Date
  editedAt: Date | null
  hiddenReason: string | null
  answer: string | null
  answeredAt: Date | null
}

/** A delivered order as its buyer may review it. */
export interface OrderReviews {
  orderNumber: string
  locale: string
  email: string
  firstName: string
  lastName: string
  items: ReviewableItem[]
}

/**
 * When an order was delivered. What came back later was delivered all the same: its buyer may say
 * why.
 */
const deliveredAt = `(SELECT min(m.at) FROM order_moves m
  WHERE m.tenant = o.tenant AND m.order_id = o.id AND m.to_state = 'COMPLETED')`

/**
 * Condition on a line of an order that was delivered: not all of it was taken out before. Of an
 * order `o` and its line `i`.
 */
const isDelivered = `i.quantity > COALESCE((
  SELECT sum(b.quantity) FROM returned_items b
  WHERE b.tenant = i.tenant AND b.order_id = i.order_id AND b.item_id = i.id
    AND b.at < ${deliveredAt}), 0)`

/** Whether the buyer of an order has something to review. */
export async function isReviewable(sql: Transaction, orderId: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT 1 FROM orders o
     JOIN order_items i ON i.tenant = o.tenant AND i.order_id = o.id
     WHERE o.id = $1 AND ${deliveredAt} IS NOT NULL AND ${isDelivered} LIMIT 1`,
    [orderId],
  )
  return rows.length > 0
}

/** The delivered goods of an order; undefined for an order that is not delivered. */
export async function readOrderReviews(
  sql: Transaction,
  orderId: string,
): Promise<OrderReviews | undefined> {
  const [order] = await sql.query<Omit<OrderReviews, 'items'>>(
    `SELECT o.number AS "orderNumber", o.locale, o.email, o.contact ->> 'firstName' AS "firstName",
            o.contact ->> 'lastName' AS "lastName"
     FROM orders o WHERE o.id = $1 AND ${deliveredAt} IS NOT NULL`,
    [orderId],
  )
  if (!order) return undefined
  const rows = await sql.query<Omit<ReviewableItem, 'review'> & Nullable<OwnReview>>(
    `SELECT i.id, i.words AS texts, i.image, i.kind,
            CASE WHEN p.published THEN (
              SELECT json_object_agg(t.key, t.value ->> 'slug') FROM jsonb_each(p.translations) t
            ) END AS slugs,
            r.id AS "reviewId", r.stars, r.text, r.is_anonymous AS "isAnonymous",
            r.written_at AS "writtenAt", r.edited_at AS "editedAt",
            r.hidden_reason AS "hiddenReason", r.answer, r.answered_at AS "answeredAt"
     FROM orders o
     JOIN order_items i ON i.tenant = o.tenant AND i.order_id = o.id
     LEFT JOIN products p ON p.tenant = i.tenant AND p.id = i.product_id
     LEFT JOIN reviews r ON r.tenant = i.tenant AND r.order_id = i.order_id AND r.item_id = i.id
       AND r.withdrawn_at IS NULL
     WHERE o.id = $1 AND ${isDelivered} ORDER BY i.position`,
    [orderId],
  )
  const items = rows.map(({ id, texts, image, kind, slugs, reviewId, ...review }) => ({
    id,
    texts,
    image,
    kind,
    slugs,
    // All its columns are null together.
    review: reviewId === null ? null : ({ ...review, id: reviewId } as OwnReview),
  }))
  return items.length > 0 ? { ...order, items } : undefined
}

type Nullable<Review extends { id: string }> = {
  [Key in Exclude<keyof Review, 'id'>]: Review[Key] | null
} & { reviewId: string | null }
