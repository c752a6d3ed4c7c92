import * as v from 'valibot'
import type { OrderMovePorts } from '../../../domains/orders/move-order.js'
import type { MoveOrderOutcome } from '../../../domains/orders/move-order.js'
import type { OrderRecord } from '../../../domains/orders/order-record.js'
import { orderStates } from '../../../domains/orders/order-states.js'
import { moveByStaff } from '../../../domains/orders/staff/move-by-staff.js'
import {
  lockOrderByNumber,
  readOrderByNumber,
} from '../../../domains/orders/staff/order-by-number.js'
import { addOrderNote } from '../../../domains/orders/staff/order-notes.js'
import { readChangedOrders } from '../../../domains/orders/staff/read-changed-orders.js'
import { refundByStaff } from '../../../domains/orders/staff/refund-by-staff.js'
import { returnByStaff } from '../../../domains/orders/staff/return-by-staff.js'
import type { StaffReturnOutcome } from '../../../domains/orders/staff/return-by-staff.js'
import { writeShipment } from '../../../domains/orders/staff/write-shipment.js'
import type { PaymentPorts } from '../../../domains/payment/payment-context.js'
import { markRefundPaid } from '../../../domains/payment/refunds/mark-refund-paid.js'
import { retryRefund } from '../../../domains/payment/refunds/retry-refund.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { conflict, invalidFields, notFound, StaffError } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { pageLimit, pageOf } from './answer-schemas.js'
import { moveBody, noteBody, parcelBody, refundBody, returnBody } from './order-bodies.js'
import { orderAnswer, toOrderAnswers } from './order-answer.js'
import type { OrderAnswer } from './order-answer.js'

export interface OrderRoutesPorts {
  orderMoves: OrderMovePorts
  payments: PaymentPorts
}

/** Routes of orders. */
export function orderRoutes({ orderMoves, payments }: OrderRoutesPorts): StaffRoute[] {
  return [
    readRoute({
      name: 'listOrders',
      path: '/orders',
      scope: 'orders:read',
      summary: 'Orders by their last change, the oldest change first.',
      notes:
        'Keep next, and send it as after later: the response has the orders that were placed or changed since.',
      query: v.strictObject({
        state: v.optional(v.picklist(orderStates)),
        after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'is no `next` of a page'))),
        limit: pageLimit,
      }),
      answer: pageOf(orderAnswer),
      async read(sql, { query: { state, after = '0', limit } }) {
        const page = await readChangedOrders(sql, { after, state, limit })
        if (!page) {
          throw new StaffError(503, 'busy', 'Orders change without a pause: try again.', {
            retryAfterSeconds: 1,
          })
        }
        const items = await toOrderAnswers(sql, page.orders)
        return { items, next: page.last, hasMore: page.hasMore }
      },
    }),
    readRoute({
      name: 'readOrder',
      path: '/orders/{number}',
      scope: 'orders:read',
      summary: 'One order.',
      answer: orderAnswer,
      read: async (sql, { params }) => readAnswer(sql, params['number']!),
    }),
    writeRoute({
      name: 'moveOrder',
      path: '/orders/{number}/moves',
      scope: 'orders:write',
      summary:
        'Moves an order to a state that may follow its own; the customer gets the mail of it.',
      notes: 'Tracking is possible with SHIPPED alone. Goods that come back are a return.',
      body: moveBody,
      answer: orderAnswer,
      current: lockedAnswer,
      async write(sql, { params, body: { state: to, despiteWithdrawal, ...body }, actor, now }) {
        const order = await lockOrder(sql, params['number']!)
        const parcel = { tracking: body.tracking, trackingUrl: body.trackingUrl }
        const cause = body.cause ?? actor
        const move = { orderId: order.id, to, parcel, cause, despiteWithdrawal, now }
        const outcome = await moveByStaff(sql, move, orderMoves)
        if (outcome.status !== 'moved') throw conflict(moveProblem(order, to, outcome))
        return readAnswer(sql, order.number)
      },
    }),
    writeRoute({
      name: 'addTracking',
      path: '/orders/{number}/tracking',
      scope: 'orders:write',
      summary: 'Adds a parcel to an order that was sent, without a mail.',
      body: parcelBody,
      answer: orderAnswer,
      current: lockedAnswer,
      async write(sql, { params, body, now }) {
        const { id: orderId, number, state } = await lockOrder(sql, params['number']!)
        if (state !== 'SHIPPED' && state !== 'COMPLETED') {
          throw conflict(`Order ${number} is ${state}: it was not sent.`)
        }
        await writeShipment(sql, { orderId, ...body, now })
        return readAnswer(sql, number)
      },
    }),
    writeRoute({
      name: 'returnItems',
      path: '/orders/{number}/returns',
      scope: 'orders:write',
      summary: 'Returns items, or takes them out before they are sent, and refunds their price.',
      notes: 'Pieces that can be sold again are added to the stock.',
      body: returnBody,
      answer: orderAnswer,
      current: lockedAnswer,
      async write(sql, { params, body, actor, now }) {
        const order = await lockOrder(sql, params['number']!)
        const returned = {
          order,
          pieces: body.items ? sumBySku(body.items, ({ quantity }) => quantity) : null,
          unsellable: sumBySku(body.items ?? [], ({ unsellable }) => unsellable),
          request: body.request,
          cause: body.cause ?? actor,
          now,
        }
        const outcome = await returnByStaff(sql, returned, orderMoves)
        if (outcome.status !== 'returned') throw returnProblem(order, body, outcome)
        return readAnswer(sql, order.number)
      },
    }),
    writeRoute({
      name: 'refundOrder',
      path: '/orders/{number}/refunds',
      scope: 'orders:write',
      summary: 'Refunds an amount without goods, through the provider that received it.',
      notes: 'A refund that is BY_HAND has to be transferred, and is then recorded with PAID_OUT.',
      body: refundBody,
      answer: orderAnswer,
      needsIdempotencyKey: true,
      current: lockedAnswer,
      async write(sql, { params, body: { action, amountMinor, cause }, actor, now }) {
        const order = await lockOrder(sql, params['number']!)
        const { id: orderId, number } = order
        if (action === 'REFUND') {
          const refund = { order, amountMinor, cause: cause ?? actor, now }
          const outcome = await refundByStaff(sql, refund, orderMoves)
          if (outcome.status === 'nothing-left') {
            throw conflict(`Order ${number} has no payment that is not refunded.`)
          }
          if (outcome.status === 'too-much') {
            const message = `is more than the ${outcome.leftMinor} that were paid and not refunded`
            throw invalidFields([{ field: 'amountMinor', message }])
          }
        } else {
          const doneMinor =
            action === 'AGAIN'
              ? await retryRefund(sql, { orderId, now })
              : await markRefundPaid(sql, { orderId, ports: payments, now })
          if (doneMinor === 0) {
            const what = action === 'AGAIN' ? 'rejected refund' : 'refund to be transferred'
            throw conflict(`Order ${number} has no ${what}.`)
          }
        }
        return readAnswer(sql, number)
      },
    }),
    writeRoute({
      name: 'addOrderNote',
      path: '/orders/{number}/notes',
      scope: 'orders:write',
      summary: 'Adds a note for staff; the customer does not see it.',
      body: noteBody,
      answer: orderAnswer,
      current: lockedAnswer,
      async write(sql, { params, body, actor, now }) {
        const { id, number } = await lockOrder(sql, params['number']!)
        await addOrderNote(sql, id, { at: now, author: actor, text: body.text })
        return readAnswer(sql, number)
      },
    }),
  ]
}

async function lockOrder(sql: Transaction, number: string): Promise<OrderRecord> {
  const order = await lockOrderByNumber(sql, number)
  if (!order) throw notFound('No order has this number.')
  return order
}

async function readAnswer(sql: Transaction, number: string): Promise<OrderAnswer> {
  const order = await readOrderByNumber(sql, number)
  const [answer] = order ? await toOrderAnswers(sql, [order]) : []
  if (!answer) throw notFound('No order has this number.')
  return answer
}

async function lockedAnswer(
  sql: Transaction,
  { params }: { params: Readonly<Record<string, string>> },
): Promise<OrderAnswer> {
  const [answer] = await toOrderAnswers(sql, [await lockOrder(sql, params['number']!)])
  return answer!
}

function sumBySku<Item extends { sku: string }>(
  items: readonly Item[],
  count: (item: Item) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(item.sku, (sums.get(item.sku) ?? 0) + count(item))
  return sums
}

function moveProblem(
  { number, state }: OrderRecord,
  to: string,
  outcome: Exclude<MoveOrderOutcome, { status: 'moved' }>,
): string {
  switch (outcome.status) {
    case 'withdrawn':
      return `The customer of order ${number} has withdrawn from it, or from a part: ${outcome.references.join(', ')}. Return those items first, or send despiteWithdrawal.`
    case 'sold-out':
      return `The goods of order ${number} were sold to another customer.`
    case 'coupon-unavailable':
      return `The coupon of order ${number} was used up by others.`
    default:
      return `Order ${number} is ${state} and cannot go to ${to}: see nextStates.`
  }
}

function returnProblem(
  { number }: OrderRecord,
  { items = [], request }: v.InferOutput<typeof returnBody>,
  outcome: Exclude<StaffReturnOutcome, { status: 'returned' }>,
): StaffError {
  const atSku = (sku: string, field: 'sku' | 'quantity', message: string) => {
    const index = items.findIndex((item) => item.sku === sku)
    return invalidFields([{ field: index < 0 ? 'items' : `items.${index}.${field}`, message }])
  }
  switch (outcome.status) {
    case 'unknown-request':
      return invalidFields([
        { field: 'request', message: `names no withdrawal from order ${number}: ${request}` },
      ])
    case 'unknown-sku':
      return atSku(outcome.sku, 'sku', `names no item of order ${number}`)
    case 'too-many':
      return atSku(outcome.sku, 'quantity', `has to be at most ${outcome.left}, which are left`)
    case 'nothing-left':
      return conflict(`Order ${number} has nothing left to return.`)
    case 'illegal-state':
      return conflict(`Order ${number} is ${outcome.state}: nothing can be returned.`)
    case 'unknown-order':
      return notFound('No order has this number.')
  }
}
