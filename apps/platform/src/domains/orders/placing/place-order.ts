import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import { judgeCoupon, withShares } from '../../../foundation/pricing/judge-coupon.js'
import type { CouponVerdict } from '../../../foundation/pricing/judge-coupon.js'
import type { OrderPorts, SeenLine } from './order-ports.js'
import type { CheckoutRules } from './checkout-rules.js'
import type { OrderInput, OrderRequest } from '../input/order-request.js'
import { parseOrderInput } from '../input/parse-order-input.js'
import { priceBasket } from './price-cart.js'
import type { PricedBasket } from './price-cart.js'
import type { DeliveryPlace } from './shipping-methods.js'
import { takeCoupon } from './take-coupon.js'
import { findShortages, takeStock } from '../stock/take-stock.js'
import { noteMoves, writeOrder } from './write-order.js'

export interface PlaceOrderCall {
  database: Database
  tenant: string
  rules: CheckoutRules
  ports: OrderPorts
  input: OrderInput
  /** Language of the shopper: the mail's too. */
  locale: string
  memberId: string | null
  now: Date
}

export type PlaceOrderOutcome =
  | { status: 'placed'; orderId: string }
  /** Nothing was written. `newTotalMinor` is set when the total is not the one that was expected. */
  | { status: 'refused'; refusals: UserError[]; newTotalMinor: number | null }

/**
 * Places an order: everything in one transaction, or nothing. One idempotency key gives one order, however often and
 * however much at once it is sent.
 */
export async function placeOrder(call: PlaceOrderCall): Promise<PlaceOrderOutcome> {
  const { rules, input } = call
  const kind = rules.shipping.find(({ method }) => method === input.shippingMethodId)?.kind
  const pickup = kind === 'PICKUP'
  const parsed = parseOrderInput(input, { pickup })
  if (parsed.status === 'refused') return refused(parsed.refusals)
  const { request } = parsed
  try {
    const orderId = await call.database.write(call.tenant, (sql) =>
      placeOnce(sql, call, request, deliveryPlace(request, pickup)),
    )
    return { status: 'placed', orderId }
  } catch (error) {
    if (error instanceof OrderRefused) return refused(error.refusals, error.newTotalMinor)
    throw error
  }
}

/** Thrown inside of the transaction, so that a refusal leaves nothing behind. */
class OrderRefused extends Error {
  override readonly name = 'OrderRefused'
  constructor(
    readonly refusals: UserError[],
    readonly newTotalMinor: number | null = null,
  ) {
    super('The order is refused.')
  }
}

async function placeOnce(
  sql: Transaction,
  call: PlaceOrderCall,
  request: OrderRequest,
  place: DeliveryPlace,
): Promise<string> {
  const { rules, ports, now } = call
  const requestDigest = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const known = await findByKey(sql, request.idempotencyKey)
  if (known) {
    if (known.requestDigest === requestDigest) return known.id
    throw new OrderRefused([{ code: 'KEY_REUSED', field: 'idempotencyKey' }])
  }

  const basket = await ports.lockBasket(sql, request.cartId, now)
  if (!basket) throw new OrderRefused([{ code: 'CART_NOT_FOUND', field: 'cartId' }])
  if (basket.lines.length === 0) throw new OrderRefused([{ code: 'CART_EMPTY', field: 'cartId' }])
  const { shippingMethodId, paymentMethodId } = request
  const coupon = basket.coupon && judgeCoupon(basket.coupon, basket.lines, now)
  const choice = { place, shippingMethodId, paymentMethodId, coupon }
  const priced = priceBasket(basket.lines, rules, choice)
  const refusals = [...findShortages(basket.lines), ...priced.refusals, ...termsRefusals(call)]
  if (refusals.length > 0) throw new OrderRefused(refusals)
  refuseUnseen(priced, request, coupon, basket.lines)

  const id = newRandomId()
  const { locale, memberId } = call
  const lines = withShares(basket.lines, coupon)
  const code = coupon?.status === 'holds' ? coupon.code : null
  const order = { id, request, requestDigest, locale, memberId, rules, lines, priced, now }
  await writeOrder(sql, { ...order, couponCode: code })
  if (code !== null) {
    const { email } = request.contact
    const refusal = await takeCoupon(sql, { orderId: id, code, email, memberId, now })
    if (refusal) throw new OrderRefused([refusal])
  }
  await takeStock(sql, lines, { orderId: id, cause: 'order', now })
  await noteMoves(
    sql,
    id,
    [
      { from: 'NONE', to: 'CREATED', cause: 'shopper' },
      { from: 'CREATED', to: 'PENDING', cause: `payment ${priced.payment!.method} expected` },
    ],
    now,
  )
  await ports.finishBasket(sql, basket.id, id)
  await ports.announceOrder(sql, { orderId: id, now })
  return id
}

/** Holds the key until the transaction ends, so that a second sender waits for the first one's order. */
async function findByKey(sql: Transaction, key: string) {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' order ' || $1::text, 0))`,
    [key],
  )
  const rows = await sql.query<{ id: string; requestDigest: string }>(
    'SELECT id, request_digest AS "requestDigest" FROM orders WHERE idempotency_key = $1',
    [key],
  )
  return rows[0]
}

function deliveryPlace(request: OrderRequest, pickup: boolean): DeliveryPlace {
  const address = request.shippingAddress ?? request.billingAddress
  // Goods that are fetched go nowhere, wherever the invoice goes.
  if (pickup || !address) return { country: 'GR', postalCode: null }
  return address
}

function termsRefusals({ input, rules }: PlaceOrderCall): UserError[] {
  if (!input.termsAccepted) return [{ code: 'TERMS_NOT_ACCEPTED', field: 'termsAccepted' }]
  if (input.termsVersion === rules.termsVersion) return []
  return [{ code: 'TERMS_CHANGED', field: 'termsAccepted' }]
}

/** Neither a total nor a price of a line is charged that the shopper has not seen. */
function refuseUnseen(
  { totals: { grandMinor } }: PricedBasket,
  request: OrderRequest,
  coupon: CouponVerdict | null,
  lines: readonly SeenLine[],
): void {
  const isOther = grandMinor !== request.expectedTotalMinor
  const refusals: UserError[] = []
  if (isOther) refusals.push({ code: 'TOTAL_CHANGED', field: 'expectedTotalMinor' })
  // A coupon that no longer holds may be why.
  if (isOther && coupon?.status === 'refused') {
    refusals.push({ code: coupon.refusal, field: 'coupon' })
  }
  for (const { id, unitPriceMinor, acceptedPriceMinor } of lines) {
    if (unitPriceMinor !== acceptedPriceMinor) {
      refusals.push({ code: 'PRICE_CHANGED', lineId: id })
    }
  }
  if (refusals.length > 0) throw new OrderRefused(refusals, isOther ? grandMinor : null)
}

function refused(refusals: UserError[], newTotalMinor: number | null = null): PlaceOrderOutcome {
  return { status: 'refused', refusals, newTotalMinor }
}
