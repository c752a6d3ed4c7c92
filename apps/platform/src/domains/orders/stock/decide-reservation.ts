import type { Transaction } from '../../../foundation/database/database.js'
import { isOnlineKind } from '../../../foundation/pricing/payment-rules.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import type { CheckoutLine } from '../placing/order-ports.js'

/** Origin of an order, and what it may keep of the stock before it is paid. */
export interface OrderOrigin {
  /** Hash of the caller's network. */
  network: string
  limits: TenantSettings['unpaidReservations']
  /** Multiplies the limits. */
  factor: number
}

export interface ReservationRequest {
  lines: readonly CheckoutLine[]
  totalMinor: number
  paymentKind: string | undefined
  memberId: string | null
  mailbox: string
  now: Date
}

/**
 * Whether an order keeps its goods while it waits for its money, and until when; null for no end.
 */
export interface Reservation {
  isReserved: boolean
  until: Date | null
}

const hourMs = 60 * 60 * 1_000
/** Longer than any order waits for its money. */
const networkRetentionMs = 30 * 24 * hourMs

/**
 * Decides whether an order keeps its goods before it is paid. No order is refused for what others
 * hold: one beyond the limits is placed all the same, and takes its goods with its money. The
 * variants must be locked.
 */
export async function decideReservation(
  sql: Transaction,
  { network, limits, factor }: OrderOrigin,
  request: ReservationRequest,
): Promise<Reservation> {
  const { lines, memberId, mailbox, paymentKind, totalMinor, now } = request
  const none: Reservation = { isReserved: false, until: null }
  const pieces = reservedPieces(lines)
  const share = (memberId === null ? limits.guestSharePercent : limits.sharePercent) * factor
  if (!(await isWithinShare(sql, pieces, { share, isGuest: memberId === null }))) return none
  // Who pays online does so at once, or the order fails within minutes.
  if (paymentKind !== undefined && isOnlineKind(paymentKind)) {
    return { isReserved: true, until: null }
  }
  if (totalMinor > limits.orderValueMinor * factor) return none
  const heldMinor = await valueHeldBy(sql, { network, mailbox, memberId })
  if (heldMinor + totalMinor > limits.personValueMinor * factor) return none
  const endMs = now.getTime() + limits.guestHours * hourMs
  return { isReserved: true, until: memberId === null ? new Date(endMs) : null }
}

/** Pieces of each variant that an order would take out of the stock. */
function reservedPieces(
  lines: readonly CheckoutLine[],
): Map<string, { pieces: number; stock: number }> {
  const sums = new Map<string, { pieces: number; stock: number }>()
  for (const { variantId, quantity, stock } of lines) {
    const pieces = (sums.get(variantId)?.pieces ?? 0) + quantity
    sums.set(variantId, { pieces: Math.min(pieces, stock), stock })
  }
  return sums
}

/**
 * Of a variant's stock with what unpaid orders keep of it, they keep a share at most; one piece in
 * any case.
 */
async function isWithinShare(
  sql: Transaction,
  wanted: ReadonlyMap<string, { pieces: number; stock: number }>,
  { share, isGuest }: { share: number; isGuest: boolean },
): Promise<boolean> {
  const held = await sql.query<{ variantId: string; all: number; ofGuests: number }>(
    `SELECT m.variant_id AS "variantId", (-sum(m.difference))::integer AS all,
            COALESCE((-sum(m.difference) FILTER (WHERE o.member_id IS NULL))::integer, 0) AS "ofGuests"
     FROM orders o JOIN stock_movements m ON m.tenant = o.tenant AND m.order_id = o.id
     WHERE o.state IN ('CREATED', 'PENDING') AND o.reserved AND m.variant_id = ANY($1::text[])
     GROUP BY m.variant_id`,
    [[...wanted.keys()]],
  )
  return [...wanted].every(([variantId, { pieces, stock }]) => {
    const known = held.find((row) => row.variantId === variantId) ?? { all: 0, ofGuests: 0 }
    const most = Math.max(1, Math.floor(((stock + known.all) * Math.min(share, 100)) / 100))
    return (isGuest ? known.ofGuests : known.all) + pieces <= most
  })
}

/**
 * The value of unpaid orders that keep goods, of one member, or of the guests of a network or a
 * mailbox.
 */
async function valueHeldBy(
  sql: Transaction,
  { network, mailbox, memberId }: { network: string; mailbox: string; memberId: string | null },
): Promise<number> {
  const keys = memberId === null ? [network, mailbox] : [memberId]
  // In one sequence everywhere, so that two orders cannot deadlock.
  for (const key of keys) {
    await sql.query(
      `SELECT pg_advisory_xact_lock(
         hashtextextended(current_setting('floga.tenant') || ' reservations ' || $1::text, 0))`,
      [key],
    )
  }
  const [row] = await sql.query<{ heldMinor: number }>(
    `SELECT LEAST(COALESCE(sum(total_minor), 0), 2147483647)::integer AS "heldMinor" FROM orders
     WHERE state IN ('CREATED', 'PENDING') AND reserved
       AND payment ->> 'kind' IN ('BANK_TRANSFER', 'CASH_ON_DELIVERY')
       AND CASE WHEN $3::text IS NULL THEN member_id IS NULL AND (network = $1 OR mailbox = $2)
           ELSE member_id = $3 END`,
    [network, mailbox, memberId],
  )
  return row!.heldMinor
}

/** Deletes the origin of old orders. */
export async function deleteOrderNetworks(sql: Transaction, now: Date): Promise<void> {
  await sql.query(
    'UPDATE orders SET network = NULL WHERE network IS NOT NULL AND created_at <= $1::timestamptz',
    [new Date(now.getTime() - networkRetentionMs).toISOString()],
  )
}
