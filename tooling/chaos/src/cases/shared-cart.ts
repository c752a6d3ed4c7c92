import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import type { CallPlatform } from '../fixtures/call-platform.js'
import { variantOf } from '../fixtures/place-order.js'
import { createRandom } from '../fixtures/random.js'
import { shareCart } from '../fixtures/share-cart.js'
import { listenToSharedCart } from '../fixtures/shared-cart-listener.js'

const products = Array.from({ length: 6 }, (_none, number) => ({
  key: `shared-${number}`,
  stock: 5_000,
}))
const peopleCount = 20

/** Kinds of events of an action on lines, one each. */
const lineKinds = ['LINE_ADDED', 'LINE_CHANGED', 'LINE_REMOVED', 'LINE_RESTORED', 'SUGGESTED']

/** Rejected because of another person's recent change, or for missing permission. */
const expectedCodes = new Set([
  'CART_LOCKED',
  'INSUFFICIENT_STOCK',
  'LIMIT_REACHED',
  'LINE_NOT_FOUND',
  'LINE_REMOVED',
  'NOT_ADDED',
  'NOT_ALLOWED',
])

/** A person who changes the cart in sequence. */
interface Person {
  id: string
  key: string
  /** Actions that appear in the log, one event each. */
  done: number
  removed: string[]
}

interface CartAction {
  operation: string
  input: Record<string, unknown>
  /** The line that it removes. */
  removes?: string
  isLocking?: true
}

/** People change one cart while connections and the platform are lost. */
export const sharedCart: ChaosCase = {
  name: 'shared-cart',
  description:
    '20 people change one cart while connections are cut and the platform is killed: all see the same, no line is lost, no action counts twice',
  engines: ['PostgreSQL', 'embedded'],
  products: () => products,
  async run(platform, scale) {
    const { actions, kills } =
      scale === 'full' ? { actions: 2_000, kills: 20 } : { actions: 200, kills: 2 }
    const { call } = platform
    const random = createRandom(11)
    const { expect, list } = createFailureList()
    const variantIds = await Promise.all(products.map(({ key }) => variantOf(call, key)))
    const shared = await shareCart(call, variantIds[0]!, peopleCount)
    const people = shared.keys.map((key, index): Person => ({
      key,
      id: shared.people[index]!,
      done: 0,
      removed: [],
    }))
    const origin = () => platform.origin
    const { data: begun } = await call('Cart', { id: shared.keys[0]! })
    const firstLineId: string = begun.data.lines[0].id
    const listeners = people.map(({ key }) => listenToSharedCart({ origin, cartId: key }))
    const count = { actions: 0, refused: 0, repeated: 0, cuts: 0 }
    const started = { actions: 0 }

    const work = async (person: Person, until: number): Promise<void> => {
      while (started.actions < until) {
        started.actions += 1
        if (random() < 0.05) {
          listeners[Math.floor(random() * listeners.length)]!.cut()
          count.cuts += 1
        }
        const action = await chooseAction(call, person, { random, variantIds })
        const { codes, tries } = await performAction(call, action)
        count.actions += 1
        count.repeated += tries - 1
        for (const code of codes) expect(expectedCodes.has(code), `an action was rejected: ${code}`)
        if (codes.length > 0) count.refused += 1
        // A product for a locked cart becomes a suggestion.
        const isSuggested = action.operation === 'CartAddItem' && codes[0] === 'CART_LOCKED'
        if (!action.isLocking && (codes.length === 0 || isSuggested)) person.done += 1
        if (codes.length === 0 && action.removes) person.removed.push(action.removes)
      }
    }
    for (let round = 1; round <= kills; round += 1) {
      const working = people.map((person) => work(person, (actions / kills) * round))
      await delay(random() * 400)
      await platform.kill()
      await platform.start()
      await Promise.all(working)
    }
    await call('SharedCartUnlock', { cartId: people[0]!.key })
    const { data: last } = await call('SharedCart', { cartId: people[0]!.key })
    const revision: number = last.revision
    for (let round = 0; round < 300; round += 1) {
      if (listeners.every((listener) => listener.revision === revision)) break
      await delay(100)
    }

    const { data: cart } = await call('Cart', { id: people[0]!.key })
    const truth = toQuantities(cart.data.lines)
    const events = [...listeners[0]!.events.values()]
    for (const [index, listener] of listeners.entries()) {
      expect(listener.revision === revision, 'a listener did not get to the last revision')
      expect(listener.doubled === 0, 'an event was received twice')
      expect(listener.events.size === revision, 'a listener missed an event')
      const seen = toQuantities(listener.cart?.data.lines ?? [])
      expect(seen === truth, 'a listener sees another cart')
      const { id, done } = people[index]!
      const logged = events.filter(
        ({ person, kind }) => person?.id === id && lineKinds.includes(kind),
      )
      expect(logged.length === done, `${logged.length} events record ${done} actions of one person`)
      listener.close()
    }
    const sums = new Map([[firstLineId, 1]])
    for (const { kind, lineId, difference } of events) {
      if (kind.startsWith('LINE_') && lineId !== null) {
        sums.set(lineId, (sums.get(lineId) ?? 0) + (difference ?? 0))
      }
    }
    const counted = [...sums].map(([id, quantity]) => ({ id, quantity }))
    const left = counted.filter(({ quantity }) => quantity !== 0)
    expect(toQuantities(left) === truth, 'the lines are not the sum of the actions')
    return {
      figures: { people: peopleCount, ...count, kills, events: revision },
      failures: list(),
    }
  },
}

/** A random action that the person may perform on the current cart. */
async function chooseAction(
  call: CallPlatform,
  { id, key, removed }: Person,
  { random, variantIds }: { random: () => number; variantIds: readonly string[] },
): Promise<CartAction> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const cart = await readCart(call, key)
  const isOwner = cart.sharing.role === 'OWNER'
  const lines = cart.data.lines.filter(({ authorId }) => isOwner || authorId === id)
  const line = pick(lines)
  const restored = pick(removed)
  const which = random()
  const named = { cartId: key, clientMutationId: randomUUID() }
  if (isOwner && which < 0.1) {
    const operation = which < 0.03 ? 'SharedCartLock' : 'SharedCartUnlock'
    return { operation, input: { cartId: key }, isLocking: true }
  }
  if (line && which < 0.45) {
    const difference = random() < 0.6 ? 1 : -1
    return { operation: 'CartUpdateItem', input: { ...named, lineId: line.id, difference } }
  }
  if (line && which < 0.6) {
    const input = { ...named, lineId: line.id }
    return { operation: 'CartRemoveItem', input, removes: line.id }
  }
  if (restored !== undefined && which < 0.7) {
    return { operation: 'CartRestoreItem', input: { ...named, lineId: restored } }
  }
  const quantity = 1 + Math.floor(random() * 3)
  return { operation: 'CartAddItem', input: { ...named, variantId: pick(variantIds), quantity } }
}

interface CartAnswer {
  sharing: { role: string }
  data: { lines: { id: string; authorId: string }[] }
}

async function readCart(call: CallPlatform, key: string): Promise<CartAnswer> {
  for (;;) {
    const { data } = await call('Cart', { id: key })
    if (data) return data
    await delay(100)
  }
}

/** Performs an action as a browser does: with retries under the same mutation id, until there is a response. */
async function performAction(
  call: CallPlatform,
  { operation, input, isLocking }: CartAction,
): Promise<{ codes: string[]; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const { status, data } = await call(operation, isLocking ? input : { input })
    if (status === 200 && data) {
      const errors: { code: string }[] = data.errors
      return { codes: errors.map(({ code }) => code), tries }
    }
    await delay(100)
  }
}

function toQuantities(lines: readonly { id: string; quantity: number }[]): string {
  return JSON.stringify(lines.map(({ id, quantity }) => `${id} ${quantity}`).toSorted())
}
