import type { Transaction } from '../../foundation/database/database.js'

/** Texts of an ordered item by locale. */
export type ItemTexts = Record<string, { name: string; label: string }>

/** A review with what its order says of it. */
export interface ReviewRecord {
  id: string
  /** For staff. */
  reference: string
  orderId: string
  itemId: string
  productId: string
  stars: number
  /** Null for stars alone. */
  text: string | null
  /** It was written in. */
  locale: string
  isAnonymous: boolean
  writtenAt: Date
  editedAt: Date | null
  hiddenAt: Date | null
  hiddenReason: string | null
  answer: string | null
  answeredAt: Date | null
  /** Of the order. */
  firstName: string
  lastName: string
  texts: ItemTexts
}

/** `written`: for the first time, or again after a withdrawal. */
export type ReviewEvent = 'written' | 'reported' | 'hidden' | 'answered'

/** Queues the mails about a review, in the transaction that changes it. */
export type NotifyOfReview = (
  sql: Transaction,
  about: { event: ReviewEvent; reviewId: string; now: Date },
) => Promise<void>

/** Columns of {@link ReviewRecord}, of a review `r`, its order `o` and its line `i`. */
export const reviewColumns = `r.id, r.reference, r.order_id AS "orderId", r.item_id AS "itemId",
  r.product_id AS "productId", r.stars, r.text, r.locale, r.is_anonymous AS "isAnonymous",
  r.written_at AS "writtenAt", r.edited_at AS "editedAt", r.hidden_at AS "hiddenAt",
  r.hidden_reason AS "hiddenReason", r.answer, r.answered_at AS "answeredAt",
  o.contact ->> 'firstName' AS "firstName", o.contact ->> 'lastName' AS "lastName",
  i.words AS texts`

/** Reviews with their order and line; withdrawn ones are left out with {@link isKept}. */
export const reviewTables = `reviews r
  JOIN orders o ON o.tenant = r.tenant AND o.id = r.order_id
  JOIN order_items i ON i.tenant = r.tenant AND i.order_id = r.order_id AND i.id = r.item_id`

/** Condition on reviews that their authors have not withdrawn. */
export const isKept = 'r.withdrawn_at IS NULL'

/** Condition on reviews that visitors see. */
export const isShown = 'r.hidden_at IS NULL AND r.withdrawn_at IS NULL'
