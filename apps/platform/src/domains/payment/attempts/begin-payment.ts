import type { UserError } from '../../../foundation/words/user-error.js'
import { applyTold } from './apply-provider-status.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentCall } from '../payment-call.js'
import type { PaymentRecord } from '../payment-record.js'
import type { PaymentRoom } from '../payment-context.js'
import { planPayment } from './plan-payment.js'
import type { PaymentPlan } from './plan-payment.js'

export type BeginOutcome =
  | { status: 'page'; url: string }
  | { status: 'paid' }
  | { status: 'refused'; refusals: UserError[] }

/**
 * Begins to pay an order, or goes on with what was begun. The try is written before the provider is asked, so that an
 * answer that is lost is asked for again under the same key.
 */
export async function beginPayment(room: PaymentRoom, call: PaymentCall): Promise<BeginOutcome> {
  const plan = await room.database.write(call.tenant, (sql) => planPayment(sql, room, call))
  if (plan.status !== 'planned') return plan
  const { payment } = plan
  if (payment.state === 'OPEN' && payment.url) return { status: 'page', url: payment.url }
  for (const old of plan.outdated) await closeOutdated(room, call, old)
  let told: ProviderPayment
  try {
    told = await askProvider(call, plan)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.code === 'unavailable') return refuse('PAYMENT_UNAVAILABLE')
    await noteRefused(room, call, payment)
    return refuse('PAYMENT_DETAILS_INVALID')
  }
  const { orderId } = payment
  const state = await room.database.write(call.tenant, (sql) =>
    applyTold(sql, { ports: room.ports, told, orderId, now: room.clock() }),
  )
  if (state === 'APPROVED') return { status: 'paid' }
  if (state === 'OPEN' && told.url) return { status: 'page', url: told.url }
  return refuse('PAYMENT_DECLINED')
}

type PlannedPayment = Extract<PaymentPlan, { status: 'planned' }>

function askProvider(
  call: PaymentCall,
  { payment, order, token }: PlannedPayment,
): Promise<ProviderPayment> {
  const { amountMinor, currency, kind, wish, expiresAt } = payment
  const offered = kind === 'CARD' ? call.plansFor(amountMinor) : []
  const request = {
    tenant: call.tenant,
    paymentId: payment.id,
    amountMinor,
    currency,
    reference: order.number,
    merchant: call.merchant,
    locale: wish.locale,
    returnUrl: wish.returnUrl,
    expiresAt,
    instalments: offered.length > 0 ? { offered, chosen: wish.instalments } : null,
  }
  if (token !== null) return call.provider.chargeSavedCard({ ...request, token })
  const isMembers = call.memberId !== null && call.memberId === order.memberId
  const saveCard = kind === 'CARD' && isMembers ? wish.saveCard : null
  return call.provider.openSession({ ...request, kind, saveCard })
}

/** Two open pages could be paid twice: money would go back, but nobody likes to wait for it. */
async function closeOutdated(
  room: PaymentRoom,
  { tenant, provider }: PaymentCall,
  payment: PaymentRecord,
): Promise<void> {
  try {
    const told = await provider.closeSession({ tenant, paymentId: payment.id })
    if (!told) return
    const { orderId } = payment
    await room.database.write(tenant, (sql) =>
      applyTold(sql, { ports: room.ports, told, orderId, now: room.clock(), keepsOrder: true }),
    )
  } catch (error) {
    // What the provider does not close now it tells later; a second payment goes back.
    if (!(error instanceof PaymentProviderError)) throw error
  }
}

/** The order fails with the try: its goods are free, and the shopper may pay another way. */
async function noteRefused(
  room: PaymentRoom,
  { tenant }: PaymentCall,
  { id, orderId }: PaymentRecord,
): Promise<void> {
  const now = room.clock()
  await room.database.write(tenant, async (sql) => {
    const order = await room.ports.lockOrder(sql, orderId)
    const rows = await sql.query(
      `UPDATE payments SET state = 'REFUSED', settled_at = $2::timestamptz, cause = 'refused'
       WHERE id = $1 AND state = 'OPENING' RETURNING id`,
      [id, now.toISOString()],
    )
    if (rows.length === 0 || order?.state !== 'PENDING') return
    await room.ports.moveOrder(sql, { orderId, to: 'FAILED', cause: 'payment refused', now })
  })
}

function refuse(code: UserError['code']): BeginOutcome {
  return { status: 'refused', refusals: [{ code }] }
}
