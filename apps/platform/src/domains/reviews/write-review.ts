import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import { withRandomNumber } from '../../foundation/database/random-number.js'
import { readOrderReviews } from './read-order-reviews.js'
import type { NotifyOfReview } from './review-record.js'

export interface WriteReviewInput {
  orderId: string
  itemId: string
  stars: number
  /** Clean; null for stars alone. */
  text: string | null
  isAnonymous: boolean
  locale: string
  now: Date
}

/** Orders have eight, requests seven. */
const referenceDigits = 9

/**
 * Writes the review of an order's line, or replaces it: it keeps the date on which it was first
 * written, and stays hidden if it is.
 *
 * @returns Whether the line was delivered, so that it could be reviewed.
 */
export async function writeReview(
  sql: Transaction,
  { orderId, itemId, stars, text, isAnonymous, locale, now }: WriteReviewInput,
  notify: NotifyOfReview,
): Promise<boolean> {
  // Two posts of one form write one after the other.
  await sql.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId])
  const item = (await readOrderReviews(sql, orderId))?.items.find(({ id }) => id === itemId)
  if (!item) return false
  const values = [orderId, itemId, stars, text, locale, isAnonymous, now.toISOString()]
  if (item.review) {
    // A form that is sent twice edits nothing.
    await sql.query(
      `UPDATE reviews SET stars = $3, text = $4, locale = $5, is_anonymous = $6,
         edited_at = $7::timestamptz
       WHERE order_id = $1 AND item_id = $2
         AND (stars, text, is_anonymous) IS DISTINCT FROM ($3::smallint, $4::text, $6::boolean)`,
      values,
    )
    return true
  }
  const [again] = await sql.query<{ id: string }>(
    `UPDATE reviews SET stars = $3, text = $4, locale = $5, is_anonymous = $6,
       written_at = $7::timestamptz, edited_at = NULL, withdrawn_at = NULL
     WHERE order_id = $1 AND item_id = $2 RETURNING id`,
    values,
  )
  const reviewId = again?.id ?? newRandomId()
  if (!again) {
    await withRandomNumber(referenceDigits, async (reference) => {
      const inserted = await sql.query(
        `INSERT INTO reviews (tenant, id, reference, order_id, item_id, product_id, stars, text,
           locale, is_anonymous, written_at)
         SELECT tenant, $8, $9, order_id, id, product_id, $3, $4, $5, $6, $7::timestamptz
         FROM order_items WHERE order_id = $1 AND id = $2
         ON CONFLICT (tenant, reference) DO NOTHING RETURNING id`,
        [...values, reviewId, reference],
      )
      return inserted.length > 0
    })
  }
  await notify(sql, { event: 'written', reviewId, now })
  return true
}

/**
 * Deletes what an author wrote, with the answer to it. The row of the order's line stays without
 * it.
 */
export async function withdrawReview(
  sql: Transaction,
  { orderId, itemId, now }: { orderId: string; itemId: string; now: Date },
): Promise<void> {
  await sql.query(`${withdraw} WHERE order_id = $2 AND item_id = $3 AND withdrawn_at IS NULL`, [
    now.toISOString(),
    orderId,
    itemId,
  ])
}

/** Deletes what a member wrote, logged in or as a guest with the account's address. */
export async function withdrawReviewsOf(
  sql: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await sql.query(
    `${withdraw} WHERE withdrawn_at IS NULL AND order_id IN (
       SELECT id FROM orders
       WHERE member_id = $2 OR (member_id IS NULL AND lower(email) = lower($3)))`,
    [now.toISOString(), id, email],
  )
}

const withdraw = `UPDATE reviews SET withdrawn_at = $1::timestamptz, stars = NULL, text = NULL, answer = NULL,
  answered_at = NULL, is_anonymous = true`
