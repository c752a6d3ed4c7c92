import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase, FailureList, Scale } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import type { CallPlatform } from '../fixtures/call-platform.js'
import { inBatches } from '../fixtures/in-batches.js'
import { stockOf, variantOf } from '../fixtures/place-order.js'
import { deliveryModes, runWebhookScenario } from './run-webhook-scenario.js'
import type { ScenarioOrder, ScenarioRun } from './run-webhook-scenario.js'
import { webhookScenarios } from './webhook-scenarios.js'
import type { WebhookScenario } from './webhook-scenarios.js'

const stock = 1_000
const keyOf = ({ key }: WebhookScenario): string => `webhook-${key}`

/** A provider sends events in any order, repeatedly and late; others send invalid ones. */
export const webhooks: ChaosCase = {
  name: 'webhooks',
  description:
    'five events of a provider in all 120 orders, each twice, some late: one result, correct payments; invalid and old ones rejected',
  engines: ['PostgreSQL', 'embedded'],
  products: () => webhookScenarios.map((scenario) => ({ key: keyOf(scenario), stock })),
  async run(platform, scale) {
    const failures = createFailureList()
    const runs: ScenarioRun[] = []
    for (const scenario of webhookScenarios) {
      runs.push(...runsOf(scenario, await variantOf(platform.call, keyOf(scenario)), scale))
    }
    const orders = await inBatches(runs, 12, (one) => runWebhookScenario(platform, one, failures))
    await settleRefunds(orders)
    await inBatches(orders, 12, (one) => checkResult(platform.call, one, failures))
    for (const scenario of webhookScenarios) {
      const count = orders.filter((one) => one.scenario === scenario).length
      const taken = stock - (await stockOf(platform.call, keyOf(scenario)))
      const sold = scenario.result.isSold ? count : 0
      failures.expect(
        taken === sold,
        `${scenario.key}: ${taken} pieces left the stock instead of ${sold}`,
      )
    }
    const refunded = orders
      .flatMap(({ payments }) => payments)
      .filter(({ refunds }) => refunds.size)
    return {
      figures: {
        orders: orders.length,
        'events, each twice': orders.length * 5,
        'invalid ones': orders.length * 5,
        refunded: refunded.length,
      },
      failures: failures.list(),
    }
  },
}

/** A scenario with all orders of its events, the three delivery modes in turn; three of them in the short version. */
function runsOf(scenario: WebhookScenario, variantId: string, scale: Scale): ScenarioRun[] {
  const sequences = permutationsOf(scenario.events)
  // Each scenario starts with another delivery mode.
  const first = webhookScenarios.indexOf(scenario)
  const runs = sequences.map((events, index) => {
    const deliveryMode = deliveryModes[(first + index) % deliveryModes.length]!
    return { scenario, variantId, events, deliveryMode }
  })
  return scale === 'full' ? runs : runs.filter((_run, index) => index % 40 === 17)
}

/** An order's payments at the provider, minus refunds. */
function keptOf({ payments, scenario }: ScenarioOrder): number {
  return payments.reduce((sum, { amountMinor, refunds }, index) => {
    const isTaken = scenario.events.some(
      ({ attempt, state }) => attempt === index && state === 'APPROVED',
    )
    const refundedMinor = [...refunds.values()].reduce((total, amount) => total + amount, 0)
    return sum + (isTaken ? amountMinor : 0) - refundedMinor
  }, 0)
}

function dueOf({ scenario, totalMinor }: ScenarioOrder): number {
  return scenario.result.isCharged ? totalMinor : 0
}

/** Waits until a job has refunded overpaid amounts. */
async function settleRefunds(orders: readonly ScenarioOrder[]): Promise<void> {
  const isOpen = () => orders.some((one) => keptOf(one) !== dueOf(one))
  for (let round = 0; round < 600 && isOpen(); round += 1) await delay(200)
}

async function checkResult(
  call: CallPlatform,
  orders: ScenarioOrder,
  { expect }: FailureList,
): Promise<void> {
  const { key, result } = orders.scenario
  const { data } = await call('Order', { id: orders.id })
  expect(data?.state === result.state, `${key}: an order is ${data?.state}`)
  const paymentState = data?.payment.state
  expect(paymentState === result.paymentState, `${key}: the payment of an order is ${paymentState}`)
  const kept = keptOf(orders)
  expect(kept === dueOf(orders), `${key}: ${kept} are stored instead of ${dueOf(orders)}`)
}

/** Every order in which a list can be read: 120 for five items. */
function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}
