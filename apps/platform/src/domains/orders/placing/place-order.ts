import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { evaluateCoupon } from '../../../foundation/pricing/coupons/evaluate-coupon.js'
import type { CouponResult } from '../../../foundation/pricing/coupons/evaluate-coupon.js'
import type { OrderPorts, CheckoutCartLine } from './order-ports.js'
import { hasKnownVatNumbers, toRegisteredNumber, vatNumberCountry } from '../input/vat-number.js'
import type { Business } from '../vat/order-vat.js'
import type { CheckVatNumber } from '../vat/check-vat-number.js'
import type { CheckoutRules, PricedCart } from './price-cart.js'
import type { OrderRequest } from '../input/order-request.js'
import { parseOrderInput } from '../input/parse-order-input.js'
import { priceCart } from './price-cart.js'
import type { Destination } from './quote-shipping.js'
import { deliveryCountries } from '../../../foundation/pricing/delivery-zones.js'
import { toMailbox } from '../../../foundation/throttle/to-mailbox.js'
import { decideReservation } from '../stock/decide-reservation.js'
import type { OrderOrigin } from '../stock/decide-reservation.js'
import { redeemCoupon } from './redeem-coupon.js'
import { findShortages, takeStock } from '../stock/take-stock.js'
import { recordOrderMoves, writeOrder } from './write-order.js'
import type { PlaceOrderInput } from '../../../foundation/generated/contract-types.js'

export interface PlaceOrderCall {
  database: Database
  tenant: string
  rules: CheckoutRules
  ports: OrderPorts
  input: PlaceOrderInput
  /** The shopper's locale, also for the e-mail. */
  locale: string
  memberId: string | null
  /** Who places it, as its history says. @default 'shopper' */
  cause?: string
  /** Undefined for an order placed by staff, which keeps its goods. */
  origin?: OrderOrigin
  /** Without it, VAT numbers are not confirmed. */
  checkVatNumber?: CheckVatNumber
  now: Date
}

export type PlaceOrderOutcome =
  | { status: 'placed'; orderId: string }
  /** Nothing was written. `newTotalMinor` is set when the total differs from the expected one. */
  | { status: 'refused'; errors: UserError[]; newTotalMinor: number | null }

/**
 * Places an order in one transaction. One idempotency key creates one order, however often and
 * however concurrently it is sent.
 */
export async function placeOrder(call: PlaceOrderCall): Promise<PlaceOrderOutcome> {
  const { rules, input } = call
  const kind = rules.shipping.find(({ method }) => method === input.shippingMethodId)?.kind
  const pickup = kind === 'PICKUP'
  const parsed = parseOrderInput(input, {
    pickup,
    countries: deliveryCountries(rules.zones),
    home: rules.country,
  })
  if (parsed.status === 'refused') return refused(parsed.errors)
  const { request } = parsed
  try {
    // Before the transaction: it queries the VAT register over the network.
    const business = await findBusiness(call, request)
    const orderId = await call.database.write(call.tenant, (sql) =>
      placeInTransaction(sql, call, request, {
        place: destination(request, { pickup, country: rules.country }),
        business,
      }),
    )
    return { status: 'placed', orderId }
  } catch (error) {
    if (error instanceof OrderRefusedError) return refused(error.errors, error.newTotalMinor)
    throw error
  }
}

/** Thrown inside the transaction, so that it is rolled back. */
class OrderRefusedError extends Error {
  override readonly name = 'OrderRefused'
  constructor(
    readonly errors: UserError[],
    readonly newTotalMinor: number | null = null,
  ) {
    super('The order is rejected.')
  }
}

async function placeInTransaction(
  sql: Transaction,
  call: PlaceOrderCall,
  request: OrderRequest,
  { place, business }: { place: Destination; business: Business | null },
): Promise<string> {
  const { rules, ports, now } = call
  const requestDigest = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const known = await findByKey(sql, request.idempotencyKey)
  if (known) {
    if (known.requestDigest === requestDigest) return known.id
    throw new OrderRefusedError([{ code: 'KEY_REUSED', field: 'idempotencyKey' }])
  }

  const cart = await ports.lockCheckoutCart(sql, request.cartId, now)
  if ('code' in cart) throw new OrderRefusedError([cart])
  if (cart.lines.length === 0)
    throw new OrderRefusedError([{ code: 'CART_EMPTY', field: 'cartId' }])
  const { shippingMethodId, paymentMethodId } = request
  const coupon = cart.coupon && evaluateCoupon(cart.coupon, cart.lines, now)
  const choice = { place, shippingMethodId, paymentMethodId, coupon, business }
  const priced = priceCart(cart.lines, rules, choice)
  const errors = [...findShortages(cart.lines), ...priced.errors, ...termsErrors(call)]
  if (errors.length > 0) throw new OrderRefusedError(errors)
  checkSeenPrices(priced, request, coupon, cart.lines)

  const id = newRandomId()
  const { locale, memberId } = call
  const { lines } = priced
  const code = coupon?.status === 'applied' ? coupon.code : null
  const order = {
    id,
    cartId: cart.id,
    request,
    requestDigest,
    locale,
    memberId,
    rules,
    lines,
    priced,
    now,
  }
  const network = call.origin?.network ?? null
  const mailbox = toMailbox(request.contact.email)
  const reservation = call.origin
    ? await decideReservation(sql, call.origin, {
        lines,
        totalMinor: priced.totals.grandMinor,
        paymentKind: priced.payment?.kind,
        memberId,
        mailbox,
        now,
      })
    : { isReserved: true, until: null }
  await writeOrder(sql, { ...order, mailbox, network, reservation, couponCode: code })
  if (code !== null) {
    const { email } = request.contact
    const error = await redeemCoupon(sql, { orderId: id, code, email, memberId, now })
    if (error) throw new OrderRefusedError([error])
  }
  if (reservation.isReserved) await takeStock(sql, lines, { orderId: id, cause: 'order', now })
  await recordOrderMoves(
    sql,
    id,
    [
      { from: 'NONE', to: 'CREATED', cause: call.cause ?? 'shopper' },
      { from: 'CREATED', to: 'PENDING', cause: `payment ${priced.payment!.method} expected` },
    ],
    now,
  )
  await ports.finishCart(sql, cart.id, { token: id, now })
  const limitsFactor = call.origin?.factor ?? null
  await ports.notifyOrderPlaced(sql, { orderId: id, limitsFactor, now })
  return id
}

/**
 * Locks the key until the transaction ends, so that a repeated request waits for the first one's
 * order.
 */
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

/** The company of an invoice, with the state of its VAT number. */
async function findBusiness(
  { rules, checkVatNumber }: PlaceOrderCall,
  { invoice, billingAddress }: OrderRequest,
): Promise<Business | null> {
  if (!invoice) return null
  const country = vatNumberCountry(billingAddress?.country ?? rules.country, invoice.vatNumber)
  const vatNumber = toRegisteredNumber(country, invoice.vatNumber)
  const isAsked =
    rules.vat?.reverseCharge && country !== rules.country && hasKnownVatNumbers(country)
  const state = isAsked ? await checkVatNumber?.(vatNumber) : undefined
  return { country, vatNumber, state: state ?? 'UNCONFIRMED' }
}

function destination(
  request: OrderRequest,
  { pickup, country }: { pickup: boolean; country: string },
): Destination {
  const address = request.shippingAddress ?? request.billingAddress
  // Picked-up goods are not delivered, whatever the billing address.
  if (pickup || !address) return { country, postalCode: null }
  return address
}

function termsErrors({ input, rules }: PlaceOrderCall): UserError[] {
  if (!input.termsAccepted) return [{ code: 'TERMS_NOT_ACCEPTED', field: 'termsAccepted' }]
  if (input.termsVersion === rules.termsVersion) return []
  return [{ code: 'TERMS_CHANGED', field: 'termsAccepted' }]
}

/** No total and no line price is charged that the shopper has not seen. */
function checkSeenPrices(
  { totals: { grandMinor } }: PricedCart,
  request: OrderRequest,
  coupon: CouponResult | null,
  lines: readonly CheckoutCartLine[],
): void {
  const isOther = grandMinor !== request.expectedTotalMinor
  const errors: UserError[] = []
  if (isOther) errors.push({ code: 'TOTAL_CHANGED', field: 'expectedTotalMinor' })
  // A coupon that no longer applies may be the reason.
  if (isOther && coupon?.status === 'rejected') {
    errors.push({ code: coupon.errorCode, field: 'coupon' })
  }
  for (const { id, unitPriceMinor, acceptedPriceMinor } of lines) {
    if (unitPriceMinor !== acceptedPriceMinor) {
      errors.push({ code: 'PRICE_CHANGED', lineId: id })
    }
  }
  if (errors.length > 0) throw new OrderRefusedError(errors, isOther ? grandMinor : null)
}

function refused(errors: UserError[], newTotalMinor: number | null = null): PlaceOrderOutcome {
  return { status: 'refused', errors, newTotalMinor }
}
