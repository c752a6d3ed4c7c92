import type { Transaction } from '../../../foundation/database/database.js'
import { withRandomNumber } from '../../../foundation/database/random-number.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import { containedVat } from '../../../foundation/pricing/contained-vat.js'
import { toChosenPayment } from '../../../foundation/pricing/payment-rules.js'
import type { Arrival } from '../../../foundation/generated/contract-types.js'
import { estimateGoods } from './estimate-delivery.js'
import type { CheckoutLine } from './order-ports.js'
import type { CheckoutRules, PricedCart } from './price-cart.js'
import type { OrderRequest } from '../input/order-request.js'
import type { OrderState } from '../order-states.js'
import { snapshotProducts } from './snapshot-products.js'
import { findBackordered } from '../stock/take-stock.js'
import type { Reservation } from '../stock/decide-reservation.js'

export interface NewOrder {
  id: string
  /** The cart's own id, whatever key was requested. */
  cartId: string
  request: OrderRequest
  requestDigest: string
  locale: string
  memberId: string | null
  mailbox: string
  /** Hash of the network of the request. */
  network: string | null
  reservation: Reservation
  rules: CheckoutRules
  /** With the coupon's discount on each. */
  lines: readonly (CheckoutLine & { discountMinor: number })[]
  couponCode: string | null
  priced: PricedCart
  now: Date
}

const numberDigits = 8

/** Writes an order with its lines and returns its number. */
export async function writeOrder(sql: Transaction, order: NewOrder): Promise<string> {
  const { request, priced, rules } = order
  const { shipping, payment, totals } = priced
  const pickup = shipping?.kind === 'PICKUP'
  const account = payment?.kind === 'BANK_TRANSFER' ? rules.bankAccount : null
  const insert = (number: string) =>
    sql.query(
      `INSERT INTO orders (tenant, id, number, state, locale, currency, email, contact, billing_address,
       shipping_address, invoice, notes, terms_version, shipping, payment, payment_state, totals,
       total_minor, cart_id, member_id, idempotency_key, request_digest, created_at, coupon_code, mailbox, network,
       vat, reserved, reserved_until)
     VALUES (current_setting('floga.tenant'), $1, $2, 'PENDING', $3, $4, $5, $6::text::jsonb,
       $7::text::jsonb, $8::text::jsonb, $9::text::jsonb, $10, $11, $12::text::jsonb,
       $13::text::jsonb, 'PENDING', $14::text::jsonb, $15, $16, $17, $18, $19, $20::timestamptz, $21,
       $22, $23, $24::text::jsonb, $25, $26::timestamptz)
     ON CONFLICT (tenant, number) DO NOTHING RETURNING id`,
      [
        order.id,
        number,
        order.locale,
        totals.currency,
        request.contact.email,
        JSON.stringify(request.contact),
        toJson(request.billingAddress),
        toJson(pickup ? null : (request.shippingAddress ?? request.billingAddress)),
        toJson(request.invoice),
        request.notes,
        request.termsVersion,
        JSON.stringify(shipping && { ...shipping, arrival: arrivalOf(order) }),
        JSON.stringify(payment && { ...toChosenPayment(payment), account }),
        JSON.stringify(totals),
        totals.grandMinor,
        order.cartId,
        order.memberId,
        request.idempotencyKey,
        order.requestDigest,
        order.now.toISOString(),
        order.couponCode,
        order.mailbox,
        order.network,
        JSON.stringify(priced.vat),
        order.reservation.isReserved,
        order.reservation.until?.toISOString() ?? null,
      ],
    )
  const number = await withRandomNumber(
    numberDigits,
    async (free) => (await insert(free)).length > 0,
  )
  await writeItems(sql, order)
  return number
}

/** A transfer decides itself when the goods leave. */
function arrivalOf({ rules, lines, priced, now }: NewOrder): Arrival | null {
  const { shipping, payment } = priced
  if (!shipping || payment?.kind === 'BANK_TRANSFER') return null
  return estimateGoods(rules.dispatch, shipping, lines, now)
}

/** Records moves of an order, in their sequence, after those that it has. */
export async function recordOrderMoves(
  sql: Transaction,
  orderId: string,
  moves: readonly { from: OrderState; to: OrderState; cause: string }[],
  now: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO order_moves (tenant, order_id, position, from_state, to_state, at, cause)
     SELECT current_setting('floga.tenant'), $1,
       (SELECT count(*) FROM order_moves WHERE order_id = $1) + m.position,
       m.from_state, m.to_state, $5::timestamptz, m.cause
     FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY
       AS m (from_state, to_state, cause, position)`,
    [
      orderId,
      moves.map(({ from }) => from),
      moves.map(({ to }) => to),
      moves.map(({ cause }) => cause),
      now.toISOString(),
    ],
  )
}

async function writeItems(sql: Transaction, order: NewOrder): Promise<void> {
  const ids = order.lines.map(({ variantId }) => variantId)
  const products = await snapshotProducts(sql, ids, order.rules.locales)
  const backordered = findBackordered(order.lines)
  const items = order.lines.map((line, position) => {
    const product = products.get(line.variantId)!
    const lineTotalMinor = line.quantity * line.unitPriceMinor
    return {
      id: newRandomId(),
      position,
      variant_id: line.variantId,
      product_id: product.productId,
      sku: product.sku,
      quantity: line.quantity,
      price_minor: line.unitPriceMinor,
      line_total_minor: lineTotalMinor,
      discount_minor: line.discountMinor,
      vat_minor: containedVat(lineTotalMinor - line.discountMinor, line.taxRate),
      tax_rate: line.taxRate,
      texts: product.texts,
      brand_name: product.brandName,
      kind: product.kind,
      image: product.image,
      author: line.author,
      backordered: backordered[position],
    }
  })
  await sql.query(
    `INSERT INTO order_items (tenant, order_id, id, position, variant_id, product_id, sku, quantity,
       price_minor, line_total_minor, discount_minor, vat_minor, tax_rate, words, brand_name, kind,
       image, author, backordered)
     SELECT current_setting('floga.tenant'), $1, i.* FROM json_to_recordset($2::text::json) AS i (
       id text, position integer, variant_id text, product_id text, sku text, quantity integer,
       price_minor integer, line_total_minor integer, discount_minor integer, vat_minor integer,
       tax_rate double precision, texts jsonb, brand_name text, kind text, image jsonb, author text,
       backordered integer)`,
    [order.id, JSON.stringify(items)],
  )
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
