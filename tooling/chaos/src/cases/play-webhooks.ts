import { randomUUID } from 'node:crypto'
import type { Complaints } from '../chaos-case.js'
import type { ChaosWorld } from '../world/chaos-world.js'
import { deliverEvent } from '../world/provider-events.js'
import type { Delivery } from '../world/provider-events.js'
import { fillCart, place, prepareOrder } from '../world/shopper.js'
import type { TrialPayment } from '../world/trial-provider.js'
import type { ToldEvent, WebhookStory } from './webhook-stories.js'

/** How each event comes twice. */
export const habits = ['at once', 'again at the end, late', 'again for want of an answer'] as const

export interface WebhookPlay {
  story: WebhookStory
  variantId: string
  /** The story's events in the order in which they come. */
  told: readonly ToldEvent[]
  habit: (typeof habits)[number]
}

/** An order about which everything was told. */
export interface PlayedOrder {
  story: WebhookStory
  id: string
  totalMinor: number
  payments: TrialPayment[]
}

const minuteMs = 60_000

/** Places an order, begins to pay it, and lets the provider and its imitators tell of it. */
export async function playWebhooks(
  world: ChaosWorld,
  { story, variantId, told, habit }: WebhookPlay,
  complaints: Complaints,
): Promise<PlayedOrder> {
  const { origin, provider } = world
  const { id, number, totalMinor } = await placeUnpaid(world, story, variantId)
  const payments = provider.paymentsOf(number)
  const deliver: Deliver = async (delivery, expected, what) => {
    const status = await deliverEvent({ origin, secret: provider.secret, ...delivery })
    complaints.expect(status === expected, `${what} is answered ${status}`)
  }

  const asked = await pretend(payments[0]!, deliver)
  complaints.expect(asked === 0, 'the provider was asked about a forged event')
  const events = told.map((one) => {
    const payment = payments[one.of]!
    return { one, payment, event: { id: `evt-${randomUUID()}`, paymentId: payment.id } }
  })
  for (const { one, payment, event } of events) {
    payment.state = one.state
    payment.amountMinor = totalMinor + (story.surplusMinor ?? 0)
    if (habit === 'at once') {
      // And the shopper comes back in the same moment.
      await Promise.all([
        deliver({ event }, 204, 'an event'),
        deliver({ event }, 204, 'its copy'),
        world.call('PaymentSettle', { orderId: id }),
      ])
    } else if (habit === 'again for want of an answer') {
      payment.isAway = true
      await deliver({ event }, 503, 'an event that cannot be asked about')
      payment.isAway = false
      await deliver({ event }, 204, 'an event that came again')
    } else await deliver({ event, signedMsAgo: 4 * minuteMs }, 204, 'a late event')
  }
  if (habit === 'again at the end, late') {
    for (const { event } of events.toReversed()) await deliver({ event }, 204, 'a repeated event')
  }
  return { story, id, totalMinor, payments }
}

type Deliver = (
  delivery: Omit<Delivery, 'origin' | 'secret'> & { secret?: string },
  /** The status that it must be answered with. */
  expected: number,
  what: string,
) => Promise<void>

/** Sends what are not the provider's own fresh words; returns how often the provider was asked because of it. */
async function pretend(payment: TrialPayment, deliver: Deliver): Promise<number> {
  const event = { id: `evt-${randomUUID()}`, paymentId: payment.id }
  const other = { id: `evt-${randomUUID()}`, paymentId: 'none-of-the-shop' }
  const asked = payment.asked
  payment.state = 'APPROVED'
  await deliver({ event, isUnsigned: true }, 401, 'an event without a signature')
  await deliver({ event, secret: 'guessed' }, 401, 'an event signed by another')
  await deliver({ event: other, tampered: event }, 401, 'an event that was changed')
  await deliver({ event, signedMsAgo: 6 * minuteMs }, 401, 'an old event, replayed')
  await deliver({ event, signedMsAgo: -6 * minuteMs }, 401, 'an event of a time to come')
  await deliver({ event: other }, 204, 'an event of an unknown payment')
  payment.state = 'OPEN'
  return payment.asked - asked
}

async function placeUnpaid(
  { call, provider, shopUrl }: ChaosWorld,
  story: WebhookStory,
  variantId: string,
): Promise<{ id: string; number: string; totalMinor: number }> {
  const input = await prepareOrder(call, await fillCart(call, variantId))
  const { data } = await place(call, { ...input, paymentMethodId: 'card' })
  const { id, number } = data?.order ?? {}
  const tries = Math.max(...story.events.map(({ of }) => of)) + 1
  for (const paymentMethodId of ['card', 'iris'].slice(0, tries)) {
    const pay = { orderId: id, paymentMethodId, returnUrl: `${shopUrl}/back` }
    await call('OrderPay', { input: pay })
  }
  const opened = provider.paymentsOf(number).length
  if (opened !== tries) throw new Error(`An order has ${opened} payments instead of ${tries}.`)
  return { id, number, totalMinor: input.expectedTotalMinor }
}
