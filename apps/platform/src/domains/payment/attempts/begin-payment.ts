import { forgetCard } from '../cards/saved-cards.js'
import { applyProviderStatus } from './apply-provider-status.js'
import { planPayment } from './plan-payment.js'
import type { PaymentPlan } from './plan-payment.js'
import type { PaymentContext, PaymentRequest } from '../payment-context.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentRecord } from '../payment-record.js'
import { readPayment } from '../read-payments.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { cardKind } from '../../../foundation/pricing/payment-rules.js'

export type BeginPaymentOutcome =
  | { status: 'page'; url: string }
  | { status: 'paid' }
  /** Paid without the provider, as the method describes. */
  | { status: 'offline' }
  | { status: 'refused'; errors: UserError[] }

/**
 * Starts to pay an order, or continues an open attempt. The attempt is written before the provider
 * is called, so that a call whose response was lost is repeated with the same key.
 */
export async function beginPayment(
  context: PaymentContext,
  call: PaymentRequest,
): Promise<BeginPaymentOutcome> {
  const plan = await context.database.write(call.tenant, (sql) => planPayment(sql, context, call))
  if (plan.status !== 'planned') return plan
  for (const old of plan.outdated) await closeOutdated(context, call, old)
  const { payment } = plan
  if (!payment) return { status: 'offline' }
  if (payment.state === 'OPEN' && payment.url) return { status: 'page', url: payment.url }
  let providerPayment: ProviderPayment
  try {
    providerPayment = await askProvider(call, payment, plan)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.code === 'unavailable') return refuse('PAYMENT_UNAVAILABLE')
    const isCardGone = error.code === 'unknown-card'
    await recordRefused(context, call, { payment, goneCard: isCardGone ? plan.token : null })
    return isCardGone
      ? refuse('CARD_NOT_FOUND', 'input.savedCardId')
      : refuse('PAYMENT_DETAILS_INVALID')
  }
  const { orderId } = payment
  const { state, stored } = await context.database.write(call.tenant, async (sql) => ({
    state: await applyProviderStatus(sql, {
      ports: context.ports,
      providerPayment,
      orderId,
      now: context.clock(),
    }),
    stored: await readPayment(sql, payment.id),
  }))
  if (state === 'APPROVED') return { status: 'paid' }
  // Of two pages that were opened at once, without idempotency keys, only the first is known.
  const url = stored?.url ?? providerPayment.url
  if (state === 'OPEN' && url) return { status: 'page', url }
  return refuse('PAYMENT_DECLINED')
}

type PlannedPayment = Extract<PaymentPlan, { status: 'planned' }>

function askProvider(
  call: PaymentRequest,
  payment: PaymentRecord,
  { order, token }: PlannedPayment,
): Promise<ProviderPayment> {
  const { amountMinor, currency, kind, choices, expiresAt } = payment
  const hasInstalments = kind === cardKind || call.provider.instalmentKinds?.includes(kind)
  const offered = hasInstalments ? call.instalmentPlansFor(amountMinor) : []
  const request = {
    tenant: call.tenant,
    paymentId: payment.id,
    amountMinor,
    currency,
    reference: order.number,
    merchant: call.merchant,
    locale: choices.locale,
    returnUrl: choices.returnUrl,
    isFramed: (call.method?.form ?? order.form) === 'FRAME',
    expiresAt,
    instalments: offered.length > 0 ? { offered, chosen: choices.instalments } : null,
  }
  if (token !== null) return call.provider.chargeSavedCard({ ...request, token })
  const isMembers = call.memberId !== null && call.memberId === order.memberId
  const saveCard = kind === cardKind && isMembers ? choices.saveCard : null
  return call.provider.openSession({ ...request, kind, saveCard })
}

/**
 * Two open pages could be paid twice, and the shopper would wait for a refund. The page may be
 * that of the provider that the shop had before.
 */
async function closeOutdated(
  context: PaymentContext,
  { tenant }: PaymentRequest,
  payment: PaymentRecord,
): Promise<void> {
  const { id: paymentId, providerId } = payment
  try {
    const provider = context.providers.get(payment.provider)
    const providerPayment = await provider?.closeSession({ tenant, paymentId, providerId })
    if (!providerPayment) return
    const { orderId } = payment
    await context.database.write(tenant, (sql) =>
      applyProviderStatus(sql, {
        ports: context.ports,
        providerPayment,
        orderId,
        now: context.clock(),
        isReplaced: true,
      }),
    )
  } catch (error) {
    // A page that stays open is settled later; a second payment is refunded.
    if (!(error instanceof PaymentProviderError)) throw error
  }
}

/**
 * The order fails with the attempt: its stock is released, and the shopper may pay another way. A
 * card that the provider no longer knows is not offered again.
 */
async function recordRefused(
  context: PaymentContext,
  { tenant }: PaymentRequest,
  { payment, goneCard }: { payment: PaymentRecord; goneCard: string | null },
): Promise<void> {
  const { id, orderId, provider } = payment
  const now = context.clock()
  await context.database.write(tenant, async (sql) => {
    if (goneCard !== null) await forgetCard(sql, { provider, token: goneCard, now })
    const order = await context.ports.lockOrder(sql, orderId)
    const rows = await sql.query(
      `UPDATE payments SET state = 'REFUSED', settled_at = $2::timestamptz, cause = 'refused'
       WHERE id = $1 AND state = 'OPENING' RETURNING id`,
      [id, now.toISOString()],
    )
    if (rows.length === 0 || order?.state !== 'PENDING') return
    await context.ports.moveOrder(sql, { orderId, to: 'FAILED', cause: 'payment refused', now })
  })
}

function refuse(code: UserError['code'], field?: string): BeginPaymentOutcome {
  return { status: 'refused', errors: [{ code, ...(field && { field }) }] }
}
