import { newRandomId } from '../../../foundation/database/random-id.js'
import type { Transaction } from '../../../foundation/database/database.js'
import type { PaymentRequest } from '../payment-call.js'
import type { PayableOrder } from '../payment-ports.js'
import type { OnlineKind } from '../payment-provider.js'
import type { PaymentRecord } from '../payment-record.js'

/** Until then a shopper has time on the provider's page; unpaid orders are given up later than that. */
const pageLifetimeMs = 25 * 60 * 1_000

/** The first look that nobody waits for. */
const firstCheckMs = 2 * 60 * 1_000

export interface InsertPaymentOptions {
  call: PaymentRequest
  order: PayableOrder
  kind: OnlineKind
  attempt: number
  now: Date
}

/** Writes a try to pay an order, before its provider hears of it. */
export async function insertPayment(
  sql: Transaction,
  facts: InsertPaymentOptions,
): Promise<PaymentRecord> {
  const { call, order, kind, attempt, now } = facts
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
