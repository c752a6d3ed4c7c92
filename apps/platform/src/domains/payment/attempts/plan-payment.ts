import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import type { PaymentCall } from '../payment-call.js'
import { insertPayment } from './insert-payment.js'
import type { PayableOrder } from '../payment-ports.js'
import type { OnlineKind, PaymentProvider } from '../payment-provider.js'
import type { PaymentRecord, PaymentWish } from '../payment-record.js'
import type { PaymentRoom } from '../payment-context.js'
import { readPayments } from '../read-payments.js'
import { findCardToken } from '../cards/saved-cards.js'
import { isUnsettled } from './settle-order.js'

export type PaymentPlan =
  | { status: 'paid' }
  | { status: 'refused'; refusals: UserError[] }
  | {
      status: 'planned'
      payment: PaymentRecord
      order: PayableOrder
      /** Tries of the order that are still open and not wanted any more. */
      outdated: PaymentRecord[]
      /** Of the saved card; null without one. */
      token: string | null
    }

/**
 * Decides, under the order's lock, whether an order can be paid and by which try: the one that is under way, or a new
 * one, which is written. An order that has failed takes its goods again first.
 */
export async function planPayment(
  sql: Transaction,
  room: PaymentRoom,
  call: PaymentCall,
): Promise<PaymentPlan> {
  const { orderId, wish, provider } = call
  const now = room.clock()
  const order = await room.ports.lockOrder(sql, orderId)
  if (!order) return refuse({ code: 'ORDER_NOT_FOUND' })
  const payments = await readPayments(sql, [orderId])
  if (payments.some(({ state }) => state === 'APPROVED')) return { status: 'paid' }
  if (order.state !== 'PENDING' && order.state !== 'FAILED') {
    return refuse({ code: 'ORDER_NOT_PAYABLE' })
  }
  const kind = call.method?.kind ?? order.kind
  if (!isOffered(provider, kind)) return refuse(methodRefusal)
  const plans = kind === 'CARD' ? call.plansFor(order.totalMinor) : []
  if (wish.instalments !== null && !plans.includes(wish.instalments)) {
    return refuse({ code: 'INVALID', field: 'input.instalments' })
  }
  const token = await findToken(sql, call, kind)
  if (token === undefined) return refuse({ code: 'CARD_NOT_FOUND', field: 'input.savedCardId' })

  if (call.method && call.method.method !== order.method) {
    const isChanged = await room.ports.changeMethod(sql, orderId, call.method)
    if (!isChanged) return refuse(methodRefusal)
  }
  if (order.state === 'FAILED') {
    const move = { orderId, to: 'PENDING', cause: 'shopper pays again', now } as const
    const moved = await room.ports.moveOrder(sql, move)
    if ('refusals' in moved) return { status: 'refused', refusals: moved.refusals }
    if (moved.status === 'impossible') return refuse({ code: 'ORDER_NOT_PAYABLE' })
  }
  const open = payments.filter(isUnsettled)
  const going = open.find((payment) => isSameTry(payment, { kind, wish, order, now }))
  const attempt = (payments.at(-1)?.attempt ?? 0) + 1
  const payment = going ?? (await insertPayment(sql, { call, order, kind, attempt, now }))
  const outdated = open.filter((other) => other !== going)
  return { status: 'planned', payment, order, outdated, token }
}

const methodRefusal: UserError = {
  code: 'PAYMENT_METHOD_UNAVAILABLE',
  field: 'input.paymentMethodId',
}

/** Null without a saved card; undefined for a card that is not the member's. */
async function findToken(sql: Transaction, call: PaymentCall, kind: OnlineKind) {
  const { savedCardId: id } = call.wish
  if (id === null) return null
  const { memberId, provider } = call
  if (memberId === null || kind !== 'CARD') return undefined
  return findCardToken(sql, { id, memberId, provider: provider.name })
}

interface TryFacts {
  kind: OnlineKind
  wish: PaymentWish
  order: PayableOrder
  now: Date
}

/** A page that is nearly over is no page to send a shopper to. */
const leastPageMs = 2 * 60 * 1_000

function isSameTry(payment: PaymentRecord, { kind, wish, order, now }: TryFacts): boolean {
  const isAlive = payment.expiresAt.getTime() - now.getTime() > leastPageMs
  const isSameSum = payment.amountMinor === order.totalMinor && payment.currency === order.currency
  return isAlive && isSameSum && payment.kind === kind && isSameWish(payment.wish, wish)
}

function isSameWish(one: PaymentWish, other: PaymentWish): boolean {
  return (
    one.savedCardId === other.savedCardId &&
    one.saveCard === other.saveCard &&
    one.instalments === other.instalments &&
    one.returnUrl === other.returnUrl &&
    one.locale === other.locale
  )
}

function isOffered(provider: PaymentProvider, kind: string): kind is OnlineKind {
  return provider.kinds.some((offered) => offered === kind)
}

function refuse(...refusals: UserError[]): { status: 'refused'; refusals: UserError[] } {
  return { status: 'refused', refusals }
}
