import type { Transaction } from '../../../foundation/database/database.js'
import { toMailbox } from '../../../foundation/throttle/to-mailbox.js'
import type { UserError } from '../../../foundation/messages/user-error.js'

export interface CouponUse {
  orderId: string
  code: string
  email: string
  memberId: string | null
  now: Date
}

/**
 * Redeems a coupon for an order, in the order's transaction: orders that compete for the last use
 * wait for each other here. Undefined when it was redeemed; else why not, and nothing is written.
 */
export async function redeemCoupon(
  sql: Transaction,
  use: CouponUse,
): Promise<UserError | undefined> {
  const { orderId, code, email, memberId, now } = use
  const emailKey = toMailbox(email)
  const [coupon] = await sql.query<{ maxUses: number | null; maxUsesPerPerson: number | null }>(
    `SELECT max_uses AS "maxUses", max_uses_per_person AS "maxUsesPerPerson" FROM coupons
     WHERE code = $1 FOR NO KEY UPDATE`,
    [code],
  )
  if (!coupon) return { code: 'COUPON_UNKNOWN', field: 'coupon' }
  const [uses] = await sql.query<{ all: number; own: number }>(
    `SELECT count(*)::integer AS all,
       (count(*) FILTER (WHERE email_key = $2 OR member_id = $3))::integer AS own
     FROM coupon_uses WHERE code = $1 AND released_at IS NULL AND order_id <> $4`,
    [code, emailKey, memberId, orderId],
  )
  const { maxUses, maxUsesPerPerson } = coupon
  if (maxUses !== null && uses!.all >= maxUses) return { code: 'COUPON_USED_UP', field: 'coupon' }
  if (maxUsesPerPerson !== null && uses!.own >= maxUsesPerPerson) {
    return { code: 'COUPON_USED_BEFORE', field: 'coupon' }
  }
  await sql.query(
    `INSERT INTO coupon_uses (tenant, order_id, code, email_key, member_id, used_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz)
     ON CONFLICT (tenant, order_id) DO UPDATE SET released_at = NULL`,
    [orderId, code, emailKey, memberId, now.toISOString()],
  )
  return undefined
}

/** Releases an order's use of a coupon, if it has one. */
export async function releaseCoupon(sql: Transaction, orderId: string, now: Date): Promise<void> {
  await sql.query(
    `UPDATE coupon_uses SET released_at = $2::timestamptz
     WHERE order_id = $1 AND released_at IS NULL`,
    [orderId, now.toISOString()],
  )
}

/**
 * Redeems the coupon again for an order that is reopened; undefined on success or without a coupon.
 */
export async function redeemCouponAgain(
  sql: Transaction,
  orderId: string,
  now: Date,
): Promise<UserError | undefined> {
  const [use] = await sql.query<Pick<CouponUse, 'code' | 'email' | 'memberId'>>(
    `SELECT code, email_key AS email, member_id AS "memberId" FROM coupon_uses
     WHERE order_id = $1 AND released_at IS NOT NULL`,
    [orderId],
  )
  return use && redeemCoupon(sql, { ...use, orderId, now })
}
