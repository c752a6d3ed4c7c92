import type { Transaction } from '../../../foundation/database/database.js'
import { judgePayment } from './decide-payment.js'
import type { Verdict } from './decide-payment.js'
import type { PayableOrder, PaymentPorts } from '../payment-ports.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentRecord, PaymentState } from '../payment-record.js'
import { readPayments } from '../read-payments.js'
import { requestProviderRefund } from '../refunds/request-refund.js'
import { saveCard } from '../cards/saved-cards.js'

export interface ToldOptions {
  ports: PaymentPorts
  told: ProviderPayment
  /** The payment's. */
  orderId: string
  now: Date
  /** Another try begins at once: the order does not fail by this one's end. */
  keepsOrder?: boolean
}

/**
 * Takes over what a provider tells of a payment: payment, order and refund in one transaction. Hearing the same twice,
 * late or out of order changes nothing.
 */
export async function applyTold(
  sql: Transaction,
  options: ToldOptions,
): Promise<PaymentState | undefined> {
  const { ports, told, orderId, now } = options
  // The order first, here and everywhere: two who want the same two rows then wait for each other in one order.
  const order = await ports.lockOrder(sql, orderId)
  if (!order) return undefined
  const payments = await readPayments(sql, [orderId])
  const payment = payments.find(({ id }) => id === told.paymentId)
  if (!payment) return undefined
  const isNewest = payments.at(-1) === payment && options.keepsOrder !== true
  const verdict = judgePayment({ state: payment.state, isNewest, told, order })
  const state = await carryOut(sql, { ...options, order, payment, verdict })
  if (state === payment.state) return state
  await sql.query(
    `UPDATE payments SET state = $2, provider_id = $3, url = $4, used = $5::text::jsonb, cause = $6,
       settled_at = $7::timestamptz WHERE id = $1`,
    [
      payment.id,
      state,
      told.providerId,
      state === 'OPEN' ? told.url : null,
      told.card || told.instalments ? JSON.stringify(toUse(told)) : null,
      verdict.act === 'give-back' ? verdict.cause : told.cause,
      state === 'OPEN' ? null : now.toISOString(),
    ],
  )
  return state
}

interface CarryOutOptions extends ToldOptions {
  order: PayableOrder
  payment: PaymentRecord
  verdict: Verdict
}

async function carryOut(sql: Transaction, options: CarryOutOptions): Promise<PaymentState> {
  const { ports, order, payment, verdict, told, now } = options
  const move = { orderId: order.id, now }
  switch (verdict.act) {
    case 'nothing':
      return payment.state
    case 'open':
      return 'OPEN'
    case 'end':
      if (verdict.failsOrder) {
        const cause = `payment ${verdict.state.toLowerCase()}`
        await ports.moveOrder(sql, { ...move, to: 'FAILED', cause })
      }
      return verdict.state
    case 'give-back':
      if (verdict.failsOrder) {
        await ports.moveOrder(sql, { ...move, to: 'FAILED', cause: verdict.cause })
      }
      await giveBack(sql, options, verdict.cause)
      return 'SURPLUS'
    case 'approve': {
      const cause = `payment by ${payment.kind} approved`
      if (verdict.revives) {
        const revived = await ports.moveOrder(sql, { ...move, to: 'PENDING', cause })
        if (revived.status !== 'moved') {
          const what = revived.status === 'coupon-gone' ? 'coupon is' : 'goods are'
          await giveBack(sql, options, `the ${what} gone`)
          return 'SURPLUS'
        }
      }
      await ports.moveOrder(sql, { ...move, to: 'APPROVED', cause })
      if (told.card?.token && order.memberId) {
        await saveCard(sql, { memberId: order.memberId, payment, card: told.card, now })
      }
      return 'APPROVED'
    }
  }
}

/** What was taken, which may be another amount than what was asked for. */
function giveBack(
  sql: Transaction,
  { payment, told, now }: CarryOutOptions,
  cause: string,
): Promise<void> {
  const { amountMinor, currency } = told
  return requestProviderRefund(sql, { payment, amountMinor, currency, cause, now })
}

function toUse({ card, instalments }: ProviderPayment) {
  return { brand: card?.brand ?? null, lastDigits: card?.lastDigits ?? null, instalments }
}
