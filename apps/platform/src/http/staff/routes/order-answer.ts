import * as v from 'valibot'
import type { Transaction } from '../../../foundation/database/database.js'
import { isOrderMove, orderMoves, orderStates } from '../../../domains/orders/order-states.js'
import type { OrderRecord } from '../../../domains/orders/order-record.js'
import { readOrderNotes } from '../../../domains/orders/staff/order-notes.js'
import type { OrderNote } from '../../../domains/orders/staff/order-notes.js'
import { readRefunds } from '../../../domains/payment/read-payments.js'
import type { RefundRecord } from '../../../domains/payment/payment-record.js'
import { minor, texts, time } from './answer-schemas.js'

const state = v.picklist(orderStates)
const optionalText = v.nullable(v.string())

const address = v.object({
  company: optionalText,
  address: v.string(),
  address2: optionalText,
  floor: optionalText,
  doorbell: optionalText,
  country: v.string(),
  region: optionalText,
  city: v.string(),
  postalCode: v.string(),
})

/** An order as programs read it. */
export const orderAnswer = v.object({
  number: v.string(),
  state,
  paymentState: v.picklist(['PENDING', 'PAID', 'FAILED', 'REFUNDED']),
  isReserved: v.pipe(
    v.boolean(),
    v.description('It has taken its goods out of the stock. False while it waits for its money.'),
  ),
  createdAt: time,
  locale: v.pipe(v.string(), v.description('Language of the customer.')),
  currency: v.string(),
  email: v.string(),
  contact: v.object({
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    phone: v.string(),
    alternativePhone: optionalText,
  }),
  billingAddress: v.nullable(address),
  shippingAddress: v.nullable(address),
  invoice: v.pipe(
    v.nullable(
      v.object({
        companyName: v.string(),
        businessActivity: optionalText,
        vatNumber: v.string(),
        taxOffice: optionalText,
      }),
    ),
    v.description('Null for a receipt.'),
  ),
  customerNotes: optionalText,
  couponCode: optionalText,
  shipping: v.object({ method: v.string(), kind: v.string() }),
  payment: v.object({ method: v.string(), kind: v.string() }),
  totals: v.object({
    itemsMinor: minor,
    discountMinor: v.pipe(minor, v.description('Zero or below.')),
    shippingMinor: minor,
    paymentFeeMinor: minor,
    vatMinor: v.pipe(minor, v.description('Contained in the grand total.')),
    grandMinor: minor,
  }),
  vat: v.object({
    kind: v.string(),
    country: v.string(),
    standardRate: v.number(),
    number: v.nullable(v.object({ value: v.string(), state: v.string(), refundMinor: minor })),
  }),
  items: v.array(
    v.object({
      sku: v.string(),
      texts: v.pipe(texts, v.description('Name with its options, by language.')),
      quantity: v.number(),
      priceMinor: minor,
      lineTotalMinor: minor,
      discountMinor: minor,
      vatMinor: minor,
      taxRate: v.number(),
      backordered: v.number(),
      returned: v.number(),
    }),
  ),
  moves: v.array(v.object({ from: state, to: state, at: time, cause: v.string() })),
  nextStates: v.pipe(v.array(state), v.description('States that may follow.')),
  shipments: v.array(
    v.object({ tracking: optionalText, trackingUrl: optionalText, shippedAt: v.nullable(time) }),
  ),
  refunds: v.array(
    v.object({
      state: v.picklist(['REQUESTED', 'DONE', 'REFUSED', 'BY_HAND']),
      amountMinor: minor,
      cause: v.string(),
      requestedAt: time,
      doneAt: v.nullable(time),
    }),
  ),
  withdrawals: v.array(
    v.object({
      reference: v.string(),
      at: time,
      isOpen: v.boolean(),
      items: v.array(v.object({ sku: v.string(), quantity: v.number() })),
    }),
  ),
  notes: v.pipe(
    v.array(v.object({ at: time, author: v.string(), text: v.string() })),
    v.description('Of staff.'),
  ),
})

export type OrderAnswer = v.InferInput<typeof orderAnswer>

/** Orders with their refunds and notes. */
export async function toOrderAnswers(
  sql: Transaction,
  orders: readonly OrderRecord[],
): Promise<OrderAnswer[]> {
  const ids = orders.map(({ id }) => id)
  const refunds = await readRefunds(sql, ids)
  const notes = await readOrderNotes(sql, ids)
  return orders.map((order) =>
    toOrderAnswer(order, {
      refunds: refunds.filter(({ orderId }) => orderId === order.id),
      notes: notes.filter(({ orderId }) => orderId === order.id),
    }),
  )
}

function toOrderAnswer(
  order: OrderRecord,
  { refunds, notes }: { refunds: readonly RefundRecord[]; notes: readonly OrderNote[] },
): OrderAnswer {
  const { contact, totals, vat, shipping, payment } = order
  const skuOf = new Map(order.items.map(({ id, sku }) => [id, sku]))
  const pickup = shipping.kind === 'PICKUP'
  return {
    number: order.number,
    state: order.state,
    paymentState: order.paymentState,
    isReserved: order.isReserved,
    createdAt: order.createdAt.toISOString(),
    locale: order.locale,
    currency: order.currency,
    email: order.email,
    contact,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    invoice: order.invoice,
    customerNotes: order.notes,
    couponCode: order.couponCode,
    shipping: { method: shipping.method, kind: shipping.kind },
    payment: { method: payment.method, kind: payment.kind },
    totals: {
      itemsMinor: totals.itemsMinor,
      discountMinor: totals.discountMinor,
      shippingMinor: totals.shippingMinor ?? 0,
      paymentFeeMinor: totals.paymentFeeMinor,
      vatMinor: totals.vatMinor,
      grandMinor: totals.grandMinor,
    },
    vat,
    items: order.items.map((item) => ({
      sku: item.sku,
      texts: Object.fromEntries(
        Object.entries(item.texts).map(([locale, { name, label }]) => [
          locale,
          [name, label].filter(Boolean).join(', '),
        ]),
      ),
      quantity: item.quantity,
      priceMinor: item.priceMinor,
      lineTotalMinor: item.lineTotalMinor,
      discountMinor: item.discountMinor,
      vatMinor: item.vatMinor,
      taxRate: item.taxRate,
      backordered: item.backordered,
      returned: item.returned,
    })),
    moves: order.moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    nextStates: orderMoves[order.state].filter((to) => isOrderMove(order.state, to, { pickup })),
    shipments: order.shipments.map(({ tracking, trackingUrl, shippedAt }) => ({
      tracking,
      trackingUrl,
      shippedAt: shippedAt?.toISOString() ?? null,
    })),
    refunds: refunds.map(({ state: refundState, amountMinor, cause, requestedAt, doneAt }) => ({
      state: refundState,
      amountMinor,
      cause,
      requestedAt: requestedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    withdrawals: order.withdrawals.map(({ reference, at, isOpen, items }) => ({
      reference,
      at: new Date(at).toISOString(),
      isOpen,
      items: items.map(({ itemId, quantity }) => ({ sku: skuOf.get(itemId) ?? '', quantity })),
    })),
    notes: notes.map(({ at, author, text }) => ({ at: at.toISOString(), author, text })),
  }
}
