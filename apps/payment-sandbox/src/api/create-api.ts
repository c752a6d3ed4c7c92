import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { EventSender } from '../events/event-sender.js'
import { cancelPayment } from '../payments/page-actions.js'
import { openPayment } from '../payments/open-payment.js'
import { refreshPayment } from '../payments/charge-card.js'
import type { SandboxContext } from '../payments/sandbox-context.js'
import { refundPayment } from '../payments/refund-payment.js'
import { paymentKinds } from '../store/payment.js'
import { toPaymentView } from './payment-view.js'

export interface ApiOptions {
  sandbox: SandboxContext
  sender: EventSender
  secret: string
  publicUrl: string
  shopOrigins: readonly string[]
}

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const months = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(48))

/**
 * The API that a shop's server calls. Every write has an id, so that repeating it does nothing
 * twice.
 */
export function createApi(options: ApiOptions): Hono {
  const { sandbox, sender, secret, publicUrl, shopOrigins } = options
  const api = new Hono()
  const returnUrl = v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url) && shopOrigins.includes(new URL(url).origin)),
  )
  const request = v.object({
    tenant: text(100),
    kind: v.picklist(paymentKinds),
    amountMinor: amount,
    currency,
    reference: text(100),
    merchant: text(100),
    locale: text(20),
    returnUrl,
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
    saveCard: v.nullable(v.boolean()),
    instalments: v.nullable(v.object({ offered: v.array(months), chosen: v.nullable(months) })),
    token: v.optional(v.nullable(text(100)), null),
  })

  api.use(async (context, next) => {
    const given = context.req.header('authorization') ?? ''
    if (!isEqual(given, `Bearer ${secret}`)) return context.json({ code: 'unauthorized' }, 401)
    return next()
  })

  api.put('/payments/:paymentId', async (context) => {
    const parsed = v.safeParse(request, await readJson(context.req))
    if (!parsed.success) return context.json({ code: 'invalid' }, 422)
    const outcome = openPayment(sandbox, context.req.param('paymentId'), parsed.output)
    if (outcome.status === 'conflict') return context.json({ code: 'conflict' }, 409)
    if (outcome.status === 'unknown-card') return context.json({ code: 'unknown-card' }, 422)
    return context.json(toPaymentView(refreshPayment(sandbox, outcome.payment), publicUrl))
  })

  api.get('/payments/:paymentId', (context) => {
    const payment = sandbox.store.paymentOf(context.req.param('paymentId'))
    if (!payment) return context.json({ code: 'unknown-payment' }, 404)
    return context.json(toPaymentView(refreshPayment(sandbox, payment), publicUrl))
  })

  api.post('/payments/:paymentId/close', (context) => {
    const payment = sandbox.store.paymentOf(context.req.param('paymentId'))
    if (!payment) return context.json({ code: 'unknown-payment' }, 404)
    return context.json(
      toPaymentView(cancelPayment(sandbox, refreshPayment(sandbox, payment)), publicUrl),
    )
  })

  api.put('/payments/:paymentId/refunds/:refundId', async (context) => {
    const { paymentId, refundId } = context.req.param()
    const parsed = v.safeParse(
      v.object({ amountMinor: amount, currency }),
      await readJson(context.req),
    )
    const payment = sandbox.store.paymentOf(paymentId)
    if (!payment) return context.json({ code: 'unknown-payment' }, 404)
    if (!parsed.success) return context.json({ code: 'invalid' }, 422)
    const outcome = refundPayment(sandbox, payment, { refundId, ...parsed.output })
    if (outcome.status === 'refused') return context.json({ code: outcome.code }, 422)
    return context.json({ providerId: outcome.id })
  })

  api.delete('/cards/:token', (context) => {
    const token = context.req.param('token')
    if (sandbox.store.card(token)) sandbox.store.write({ deletedCard: token })
    return context.body(null, 204)
  })

  api.put('/test/events', async (context) => {
    const settings = v.object({
      copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
      isHeld: v.optional(v.boolean(), false),
      isReversed: v.optional(v.boolean(), false),
    })
    const parsed = v.safeParse(settings, await readJson(context.req))
    if (!parsed.success) return context.json({ code: 'invalid' }, 422)
    Object.assign(sender.settings, parsed.output)
    return context.json(sender.settings)
  })

  api.post('/test/events/deliver', async (context) => {
    await sender.deliver({ evenIfHeld: true })
    return context.json({ waiting: sandbox.store.undeliveredEvents().length })
  })

  return api
}

async function readJson(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

/** Digests have equal length, whatever the input. */
function digestOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
