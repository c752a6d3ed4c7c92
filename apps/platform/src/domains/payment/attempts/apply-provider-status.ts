import { decidePayment } from './decide-payment.js'
import type { PaymentDecision } from './decide-payment.js'
import { saveCard } from '../cards/saved-cards.js'
import type { OrderMoveOutcome, PayableOrder, PaymentPorts } from '../payment-context.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentRecord, PaymentState } from '../payment-record.js'
import { readPayments } from '../read-payments.js'
import { requestProviderRefund } from '../refunds/request-refund.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { isOnlineKind } from '../../../foundation/pricing/payment-rules.js'

export interface ApplyProviderStatusOptions {
  ports: PaymentPorts
  providerPayment: ProviderPayment
  /** The payment's. */
  orderId: string
  now: Date
  /** Another attempt replaces this one: the order does not fail when this one ends. */
  isReplaced?: boolean
}

/**
 * Applies the provider's status of a payment to payment, order and refund in one transaction.
 * Applying the same status twice, late or out of order changes nothing.
 */
export async function applyProviderStatus(
  sql: Transaction,
  options: ApplyProviderStatusOptions,
): Promise<PaymentState | undefined> {
  const { ports, providerPayment, orderId, now } = options
  // The order is locked first, here and everywhere, so that two transactions cannot deadlock.
  const order = await ports.lockOrder(sql, orderId)
  if (!order) return undefined
  const payments = await readPayments(sql, [orderId])
  const payment = payments.find(({ id }) => id === providerPayment.paymentId)
  if (!payment) return undefined
  // An order that is paid without the provider now does not fail with an attempt of before.
  const isNewest =
    payments.at(-1) === payment && options.isReplaced !== true && isOnlineKind(order.kind)
  const decision = decidePayment({ state: payment.state, isNewest, providerPayment, order })
  const state = await carryOut(sql, { ...options, order, payment, decision })
  if (state === payment.state) return state
  await sql.query(
    `UPDATE payments SET state = $2, provider_id = $3, url = $4, used = $5::text::jsonb, cause = $6,
       settled_at = $7::timestamptz WHERE id = $1`,
    [
      payment.id,
      state,
      providerPayment.providerId,
      state === 'OPEN' ? providerPayment.url : null,
      providerPayment.card || providerPayment.instalments
        ? JSON.stringify(toDetails(providerPayment))
        : null,
      decision.action === 'refund' ? decision.cause : providerPayment.cause,
      state === 'OPEN' ? null : now.toISOString(),
    ],
  )
  return state
}

interface CarryOutOptions extends ApplyProviderStatusOptions {
  order: PayableOrder
  payment: PaymentRecord
  decision: PaymentDecision
}

async function carryOut(sql: Transaction, options: CarryOutOptions): Promise<PaymentState> {
  const { ports, order, payment, decision, providerPayment, now } = options
  const move = { orderId: order.id, now }
  switch (decision.action) {
    case 'nothing':
      return payment.state
    case 'open':
      return 'OPEN'
    case 'end':
      if (decision.failsOrder) {
        const cause = `payment ${decision.state.toLowerCase()}`
        await ports.moveOrder(sql, { ...move, to: 'FAILED', cause })
      }
      return decision.state
    case 'refund':
      if (decision.failsOrder) {
        await ports.moveOrder(sql, { ...move, to: 'FAILED', cause: decision.cause })
      }
      await requestPaymentRefund(sql, options, decision.cause)
      return 'OVERPAID'
    case 'approve': {
      const cause = `payment by ${payment.kind} approved`
      if (decision.reopensOrder) {
        const reopened = await ports.moveOrder(sql, { ...move, to: 'PENDING', cause })
        if (reopened.status !== 'moved') {
          await requestPaymentRefund(sql, options, unavailable(reopened))
          return 'OVERPAID'
        }
      }
      const approved = await ports.moveOrder(sql, { ...move, to: 'APPROVED', cause })
      if (approved.status !== 'moved') {
        await ports.moveOrder(sql, { ...move, to: 'FAILED', cause: unavailable(approved) })
        await requestPaymentRefund(sql, options, unavailable(approved))
        return 'OVERPAID'
      }
      if (providerPayment.card?.token && order.memberId) {
        await saveCard(sql, { memberId: order.memberId, payment, card: providerPayment.card, now })
      }
      return 'APPROVED'
    }
  }
}

function unavailable({ status }: Exclude<OrderMoveOutcome, { status: 'moved' }>): string {
  return `the ${status === 'coupon-unavailable' ? 'coupon is' : 'goods are'} no longer available`
}

/** Refunds the charged amount, which may differ from the requested one. */
function requestPaymentRefund(
  sql: Transaction,
  { payment, providerPayment, now }: CarryOutOptions,
  cause: string,
): Promise<void> {
  const { amountMinor, currency } = providerPayment
  return requestProviderRefund(sql, { payment, amountMinor, currency, cause, now })
}

function toDetails({ card, instalments }: ProviderPayment) {
  return { brand: card?.brand ?? null, lastDigits: card?.lastDigits ?? null, instalments }
}
