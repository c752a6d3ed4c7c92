import { isOpenPayment } from './settle-order.js'
import { findCardToken } from '../cards/saved-cards.js'
import type { PayableOrder, PaymentContext, PaymentRequest } from '../payment-context.js'
import type { PaymentChoices, PaymentRecord } from '../payment-record.js'
import { readPayments } from '../read-payments.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { cardKind, isOnlineKind } from '../../../foundation/pricing/payment-rules.js'

export type PaymentPlan =
  | { status: 'paid' }
  | { status: 'refused'; errors: UserError[] }
  | {
      status: 'planned'
      /** Null for a method without the provider. */
      payment: PaymentRecord | null
      order: PayableOrder
      /** Open attempts that this one replaces. */
      outdated: PaymentRecord[]
      /** Of the saved card; null without one. */
      token: string | null
    }

/**
 * Decides, under the order's lock, whether an order can be paid and by which attempt: the open one,
 * or a new one, which is written. A failed order is reopened first, if its goods can still be had.
 */
export async function planPayment(
  sql: Transaction,
  context: PaymentContext,
  call: PaymentRequest,
): Promise<PaymentPlan> {
  const { orderId, choices, provider } = call
  const now = context.clock()
  const order = await context.ports.lockOrder(sql, orderId)
  if (!order) return refuse({ code: 'ORDER_NOT_FOUND' })
  const payments = await readPayments(sql, [orderId])
  if (payments.some(({ state }) => state === 'APPROVED')) return { status: 'paid' }
  if ((order.state !== 'PENDING' && order.state !== 'FAILED') || order.isWithdrawn) {
    return refuse({ code: 'ORDER_NOT_PAYABLE' })
  }
  const kind = call.method?.kind ?? order.kind
  const isOnline = isOnlineKind(kind)
  if (isOnline ? !provider.kinds.includes(kind) : !call.method) return refuse(methodError)
  const plans = kind === cardKind ? call.instalmentPlansFor(order.totalMinor) : []
  if (choices.instalments !== null && !plans.includes(choices.instalments)) {
    return refuse({ code: 'INVALID', field: 'input.instalments' })
  }
  const token = await findToken(sql, call, kind)
  if (token === undefined) return refuse({ code: 'CARD_NOT_FOUND', field: 'input.savedCardId' })

  const change = call.method?.method === order.method ? null : call.method
  if (change && !(await context.ports.changeMethod(sql, orderId, change, now))) {
    return refuse(methodError)
  }
  if (order.state === 'FAILED') {
    const move = { orderId, to: 'PENDING', cause: 'shopper pays again', now } as const
    const moved = await context.ports.moveOrder(sql, move)
    if ('errors' in moved) return { status: 'refused', errors: moved.errors }
    if (moved.status === 'impossible') return refuse({ code: 'ORDER_NOT_PAYABLE' })
  }
  const open = payments.filter(isOpenPayment)
  if (!isOnline) {
    if (change) await context.ports.notifyMethodChanged(sql, { orderId, now })
    return { status: 'planned', payment: null, order, outdated: open, token }
  }
  const current = open.find(
    (payment) =>
      payment.provider === provider.name && isSameAttempt(payment, { kind, choices, order, now }),
  )
  const attempt = (payments.at(-1)?.attempt ?? 0) + 1
  const payment = current ?? (await insertPayment(sql, { call, order, kind, attempt, now }))
  const outdated = open.filter((other) => other !== current)
  return { status: 'planned', payment, order, outdated, token }
}

const methodError: UserError = {
  code: 'PAYMENT_METHOD_UNAVAILABLE',
  field: 'input.paymentMethodId',
}

/** Null without a saved card; undefined for a card that is not the member's. */
async function findToken(sql: Transaction, call: PaymentRequest, kind: string) {
  const { savedCardId: id } = call.choices
  if (id === null) return null
  const { memberId, provider } = call
  if (memberId === null || kind !== cardKind) return undefined
  return findCardToken(sql, { id, memberId, provider: provider.name })
}

interface PlannedAttempt {
  kind: string
  choices: PaymentChoices
  order: PayableOrder
  now: Date
}

/** A page with less time left is replaced by a new one. */
const minPageMs = 2 * 60 * 1_000

function isSameAttempt(
  payment: PaymentRecord,
  { kind, choices, order, now }: PlannedAttempt,
): boolean {
  const isAlive = payment.expiresAt.getTime() - now.getTime() > minPageMs
  const isSameSum = payment.amountMinor === order.totalMinor && payment.currency === order.currency
  return isAlive && isSameSum && payment.kind === kind && hasSameChoices(payment.choices, choices)
}

function hasSameChoices(one: PaymentChoices, other: PaymentChoices): boolean {
  return (
    one.savedCardId === other.savedCardId &&
    one.saveCard === other.saveCard &&
    one.instalments === other.instalments &&
    one.returnUrl === other.returnUrl &&
    one.locale === other.locale
  )
}

function refuse(...errors: UserError[]): { status: 'refused'; errors: UserError[] } {
  return { status: 'refused', errors }
}

/** How long the provider's page is open; unpaid orders are closed later than that. */
const pageLifetimeMs = 25 * 60 * 1_000

/** When the background job checks a payment first. */
const firstCheckMs = 2 * 60 * 1_000

export interface InsertPaymentOptions {
  call: PaymentRequest
  order: PayableOrder
  kind: string
  attempt: number
  now: Date
}

/** Writes an attempt to pay an order, before its provider is called. */
async function insertPayment(
  sql: Transaction,
  options: InsertPaymentOptions,
): Promise<PaymentRecord> {
  const { call, order, kind, attempt, now } = options
  const payment: PaymentRecord = {
    id: newRandomId(),
    orderId: order.id,
    attempt,
    provider: call.provider.name,
    providerId: null,
    kind,
    state: 'OPENING',
    amountMinor: order.totalMinor,
    currency: order.currency,
    choices: call.choices,
    url: null,
    used: null,
    cause: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + pageLifetimeMs),
    settledAt: null,
  }
  await sql.query(
    `INSERT INTO payments (tenant, id, order_id, attempt, provider, kind, state, amount_minor,
       currency, choices, created_at, expires_at, check_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, 'OPENING', $6, $7,
       $8::text::jsonb, $9::timestamptz, $10::timestamptz, $11::timestamptz)`,
    [
      payment.id,
      payment.orderId,
      payment.attempt,
      payment.provider,
      kind,
      payment.amountMinor,
      payment.currency,
      JSON.stringify(payment.choices),
      now.toISOString(),
      payment.expiresAt.toISOString(),
      new Date(now.getTime() + firstCheckMs).toISOString(),
    ],
  )
  return payment
}
