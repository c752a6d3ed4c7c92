import { randomUUID } from 'node:crypto'
import type { FailureList } from '../chaos-case.js'
import type { TestPlatform } from '../fixtures/test-platform.js'
import { deliverEvent } from '../fixtures/deliver-event.js'
import type { Delivery } from '../fixtures/deliver-event.js'
import { createCart, placeOrder, prepareOrder } from '../fixtures/place-order.js'
import type { FakePayment } from '../fixtures/fake-provider.js'
import type { ScenarioEvent, WebhookScenario } from './webhook-scenarios.js'

/** How each event is delivered twice. */
export const deliveryModes = ['at once', 'again at the end, late', 'again after an error'] as const

export interface ScenarioRun {
  scenario: WebhookScenario
  variantId: string
  /** The events of the scenario in the order of delivery. */
  events: readonly ScenarioEvent[]
  deliveryMode: (typeof deliveryModes)[number]
}

/** An order with all its events delivered. */
export interface ScenarioOrder {
  scenario: WebhookScenario
  id: string
  totalMinor: number
  payments: FakePayment[]
}

const minuteMs = 60_000

/** Places an order, starts to pay it, and delivers valid and invalid events about it. */
export async function runWebhookScenario(
  platform: TestPlatform,
  { scenario, variantId, events, deliveryMode }: ScenarioRun,
  failures: FailureList,
): Promise<ScenarioOrder> {
  const { origin, provider } = platform
  const { id, number, totalMinor } = await placeUnpaid(platform, scenario, variantId)
  const payments = provider.paymentsOf(number)
  const deliver: Deliver = async (delivery, expected, what) => {
    const status = await deliverEvent({ origin, secret: provider.secret, ...delivery })
    failures.expect(status === expected, `${what} returns ${status}`)
  }

  const readCount = await sendInvalidEvents(payments[0]!, deliver)
  failures.expect(readCount === 0, 'the provider was called because of an invalid event')
  const deliveries = events.map((one) => {
    const payment = payments[one.attempt]!
    return { one, payment, event: { id: `evt-${randomUUID()}`, paymentId: payment.id } }
  })
  for (const { one, payment, event } of deliveries) {
    payment.state = one.state
    payment.amountMinor = totalMinor + (scenario.overpaidMinor ?? 0)
    if (deliveryMode === 'at once') {
      // And the shopper returns at the same moment.
      await Promise.all([
        deliver({ event }, 204, 'an event'),
        deliver({ event }, 204, 'its copy'),
        platform.call('PaymentSettle', { orderId: id }),
      ])
    } else if (deliveryMode === 'again after an error') {
      payment.isUnavailable = true
      await deliver({ event }, 503, 'an event while the provider is unavailable')
      payment.isUnavailable = false
      await deliver({ event }, 204, 'a repeated event')
    } else await deliver({ event, signedMsAgo: 4 * minuteMs }, 204, 'a late event')
  }
  if (deliveryMode === 'again at the end, late') {
    for (const { event } of deliveries.toReversed())
      await deliver({ event }, 204, 'a repeated event')
  }
  return { scenario, id, totalMinor, payments }
}

type Deliver = (
  delivery: Omit<Delivery, 'origin' | 'secret'> & { secret?: string },
  /** The expected status of the response. */
  expected: number,
  what: string,
) => Promise<void>

/** Delivers invalid events; returns how often the provider was called because of them. */
async function sendInvalidEvents(payment: FakePayment, deliver: Deliver): Promise<number> {
  const event = { id: `evt-${randomUUID()}`, paymentId: payment.id }
  const other = { id: `evt-${randomUUID()}`, paymentId: 'none-of-the-shop' }
  const before = payment.readCount
  payment.state = 'APPROVED'
  await deliver({ event, isUnsigned: true }, 401, 'an event without a signature')
  await deliver({ event, secret: 'guessed' }, 401, 'an event signed by another')
  await deliver({ event: other, tampered: event }, 401, 'an event that was changed')
  await deliver({ event, signedMsAgo: 6 * minuteMs }, 401, 'an old event, replayed')
  await deliver({ event, signedMsAgo: -6 * minuteMs }, 401, 'an event of the future')
  await deliver({ event: other }, 204, 'an event of an unknown payment')
  payment.state = 'OPEN'
  return payment.readCount - before
}

async function placeUnpaid(
  { call, provider, shopUrl }: TestPlatform,
  scenario: WebhookScenario,
  variantId: string,
): Promise<{ id: string; number: string; totalMinor: number }> {
  const input = await prepareOrder(call, await createCart(call, variantId))
  const { data } = await placeOrder(call, { ...input, paymentMethodId: 'card' })
  const { id, number } = data?.order ?? {}
  const attempts = Math.max(...scenario.events.map(({ attempt }) => attempt)) + 1
  for (const paymentMethodId of ['card', 'iris'].slice(0, attempts)) {
    const pay = { orderId: id, paymentMethodId, returnUrl: `${shopUrl}/back` }
    await call('OrderPay', { input: pay })
  }
  const opened = provider.paymentsOf(number).length
  if (opened !== attempts)
    throw new Error(`An order has ${opened} payments instead of ${attempts}.`)
  return { id, number, totalMinor: input.expectedTotalMinor }
}
