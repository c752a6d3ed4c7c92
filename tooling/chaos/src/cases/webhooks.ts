import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase, Complaints, Scale } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import type { CallPlatform } from '../world/call-platform.js'
import { inBatches } from '../world/in-batches.js'
import { permutationsOf } from '../world/permutations.js'
import { stockOf, variantOf } from '../world/shopper.js'
import { habits, playWebhooks } from './play-webhooks.js'
import type { PlayedOrder, WebhookPlay } from './play-webhooks.js'
import { webhookStories } from './webhook-stories.js'
import type { WebhookStory } from './webhook-stories.js'

const stock = 1_000
const keyOf = ({ key }: WebhookStory): string => `hook-${key}`

/** A provider tells of payments in any order, again and late; others pretend to be it. */
export const webhooks: ChaosCase = {
  name: 'webhooks',
  claim:
    'five events of a provider in all 120 orders, each twice, some late: one end, money right; forged and old ones refused',
  engines: ['PostgreSQL', 'embedded'],
  products: () => webhookStories.map((story) => ({ key: keyOf(story), stock })),
  async run(world, scale) {
    const complaints = createComplaints()
    const plays: WebhookPlay[] = []
    for (const story of webhookStories) {
      plays.push(...playsOf(story, await variantOf(world.call, keyOf(story)), scale))
    }
    const played = await inBatches(plays, 12, (one) => playWebhooks(world, one, complaints))
    await settleRefunds(played)
    await inBatches(played, 12, (one) => checkEnd(world.call, one, complaints))
    for (const story of webhookStories) {
      const orders = played.filter((one) => one.story === story).length
      const gone = stock - (await stockOf(world.call, keyOf(story)))
      const sold = story.end.isSold ? orders : 0
      complaints.expect(gone === sold, `${story.key}: ${gone} pieces are gone instead of ${sold}`)
    }
    const refunded = played
      .flatMap(({ payments }) => payments)
      .filter(({ refunds }) => refunds.size)
    return {
      figures: {
        orders: played.length,
        'events, each twice': played.length * 5,
        'forged ones': played.length * 5,
        'paid back': refunded.length,
      },
      broken: complaints.list(),
    }
  },
}

/** A story in all orders of its events, the three habits in turn; in short three orders. */
function playsOf(story: WebhookStory, variantId: string, scale: Scale): WebhookPlay[] {
  const orders = permutationsOf(story.events)
  // Thirds of the list that begin elsewhere in every story.
  const first = webhookStories.indexOf(story)
  const plays = orders.map((told, index) => {
    const habit = habits[(first + index) % habits.length]!
    return { story, variantId, told, habit }
  })
  return scale === 'full' ? plays : plays.filter((_play, index) => index % 40 === 17)
}

/** What the provider has of an order, refunds taken off. */
function keptOf({ payments, story }: PlayedOrder): number {
  return payments.reduce((sum, { amountMinor, refunds }, index) => {
    const isTaken = story.events.some(({ of, state }) => of === index && state === 'APPROVED')
    const given = [...refunds.values()].reduce((total, amount) => total + amount, 0)
    return sum + (isTaken ? amountMinor : 0) - given
  }, 0)
}

function dueOf({ story, totalMinor }: PlayedOrder): number {
  return story.end.isKept ? totalMinor : 0
}

/** Waits until a job has given back what is too much. */
async function settleRefunds(played: readonly PlayedOrder[]): Promise<void> {
  const isOff = () => played.some((one) => keptOf(one) !== dueOf(one))
  for (let round = 0; round < 600 && isOff(); round += 1) await delay(200)
}

async function checkEnd(
  call: CallPlatform,
  played: PlayedOrder,
  { expect }: Complaints,
): Promise<void> {
  const { key, end } = played.story
  const { data } = await call('Order', { id: played.id })
  expect(data?.state === end.state, `${key}: an order is ${data?.state}`)
  const paymentState = data?.payment.state
  expect(paymentState === end.paymentState, `${key}: the payment of an order is ${paymentState}`)
  const kept = keptOf(played)
  expect(kept === dueOf(played), `${key}: ${kept} are kept instead of ${dueOf(played)}`)
}
