import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../cart.js'
import type { CartChange } from './cart-change.js'
import { openCart } from '../testing/open-cart.js'
import { createChangeQueue, type ChangeAnswer } from './change-queue.js'
import { createExampleCart } from '../testing/example-cart.js'
import { createMoney, multiplyMoney, sumMoney } from '../money.js'
import { reconcile, toOptimisticCart } from './optimistic-cart.js'

const PRICE = createMoney(1000, 'EUR')
const STOCK = 20

/** A platform that holds one cart, reckons its sums and refuses what is not in stock. */
function openPlatform(stock = STOCK) {
  let cart = priced(createExampleCart(), 1)
  const change = (asked: CartChange): ChangeAnswer => {
    const next = reconcile(cart, [asked])
    const isTooMany = next.lines.some((line) => line.quantity > stock)
    if (isTooMany) return { ok: false, code: 'INSUFFICIENT_STOCK', cart }
    const lines = next.lines.map((line) => ({
      ...line,
      id: `line-${line.variantId}`,
      lineTotal: multiplyMoney(PRICE, line.quantity),
    }))
    cart = priced({ ...cart, lines }, cart.version + 1)
    return { ok: true, cart }
  }
  return { change, read: () => cart }
}

function priced(cart: Cart, version: number): Cart {
  const lines = cart.lines.map((line) => ({ ...line, id: `line-${line.variantId}` }))
  const grand = sumMoney(
    lines.map((line) => multiplyMoney(PRICE, line.quantity)),
    'EUR',
  )
  return { ...cart, version, lines, totals: { ...cart.totals, grand } }
}

const variantIds = fc.constantFrom('variant-1', 'variant-2', 'variant-3')
const lineIds = variantIds.map((variantId) => `line-${variantId}`)
const counts = fc.integer({ min: 0, max: 12 })
const changes: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    variantId: variantIds,
    quantity: fc.integer({ min: 1, max: 12 }),
    preview: fc.constant({ name: 'Hose', slug: 'hose', unitPrice: PRICE }),
  }),
  fc.record({
    kind: fc.constant('change-by' as const),
    lineId: lineIds,
    difference: fc.integer({ min: -12, max: 12 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    lineId: lineIds,
    quantity: counts,
    fromQuantity: fc.option(counts, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('remove' as const), lineId: lineIds }),
  fc.record({ kind: fc.constant('save' as const), lineId: lineIds }),
  fc.constant({ kind: 'accept-changes' as const }),
)

/** Once went wrong: a number that counts as it stands, then one that counts as a difference, while another call is out. */
const typedTwice: CartChange[] = [
  { kind: 'save', lineId: 'line-variant-2' },
  { kind: 'set', lineId: 'line-variant-1', quantity: 1 },
  { kind: 'set', lineId: 'line-variant-1', quantity: 1, fromQuantity: 0 },
]

describe('createCartAtoms', () => {
  it('ends at the cart of the server, in whatever order the answers come', () => {
    const orders = fc.array(fc.tuple(changes, fc.nat(), fc.boolean()), { maxLength: 25 })
    fc.assert(
      fc.property(orders, (steps) => {
        const platform = openPlatform()
        const cart = openCart(platform.read())
        const answers = steps.map(([change, rank, isLost]) => ({
          changeId: cart.begin(change),
          answer: platform.change(change),
          rank,
          isLost,
        }))
        for (const { changeId, answer, isLost } of answers.sort((a, b) => a.rank - b.rank)) {
          if (isLost) cart.settle([changeId])
          else if (answer.ok) cart.settle([changeId], answer.cart)
          else cart.settle([changeId], answer.cart)
        }
        cart.receive(platform.read())
        expect(cart.shown()).toEqual(toOptimisticCart(platform.read()))
      }),
    )
  })

  it('never shows sums that the server has not said, nor an older cart after a newer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(changes, fc.nat()), { maxLength: 25 }), (steps) => {
        const platform = openPlatform()
        const cart = openCart(platform.read())
        const said = new Map([[platform.read().version, platform.read().totals]])
        let newest = 0
        cart.subscribe(() => {
          const shown = cart.shown()
          expect(shown?.totals).toEqual(said.get(shown?.version ?? 0))
          expect(shown?.version).toBeGreaterThanOrEqual(newest)
          newest = shown?.version ?? 0
        })
        const answers = steps.map(([change, rank]) => {
          const changeId = cart.begin(change)
          const answer = platform.change(change)
          said.set(platform.read().version, platform.read().totals)
          return { changeId, answer, rank }
        })
        for (const { changeId, answer } of answers.sort((a, b) => a.rank - b.rank)) {
          if (answer.ok) cart.settle([changeId], answer.cart)
          else cart.settle([changeId], answer.cart)
        }
        expect(cart.shown()?.totalsStatus).toBe('current')
      }),
    )
  })
})

describe('createChangeQueue', () => {
  it('ends at the cart of the server, however clicks and answers take turns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(changes, { maxLength: 15 }),
        async (turns, list) => {
          const platform = openPlatform()
          const cart = openCart(platform.read())
          const send = turns.scheduleFunction((change: CartChange) =>
            Promise.resolve(platform.change(change)),
          )
          const queue = createChangeQueue({ cart, send })
          const clicks = list.map((change) =>
            turns.schedule(Promise.resolve()).then(() => queue.push(change)),
          )
          await turns.waitFor(Promise.all(clicks))
          expect(cart.shown()).toEqual(toOptimisticCart(platform.read()))
        },
      ),
    )
  })

  it('does with few calls what each change alone would have done', async () => {
    // Without a bound on the stock, where the order of two lines could decide which of them is refused.
    // Nor with steps below nothing: a line that is gone alone would stay with a step up that came in time.
    const small = changes.filter(
      (change) =>
        change.kind !== 'add' &&
        !(change.kind === 'change-by' && change.difference < 0) &&
        !(change.kind === 'set' && (change.fromQuantity ?? 0) > change.quantity),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(small, { maxLength: 25 }), async (list) => {
        const alone = openPlatform(Infinity)
        for (const change of list) alone.change(change)
        const platform = openPlatform(Infinity)
        let calls = 0
        const queue = createChangeQueue({
          cart: openCart(platform.read()),
          send: async (change) => {
            calls += 1
            return platform.change(change)
          },
        })
        await Promise.all(list.map((change) => queue.push(change)))
        const contents = (cart: Cart) => cart.lines.map((line) => [line.id, line.quantity])
        expect(contents(platform.read())).toEqual(contents(alone.read()))
        expect(calls).toBeLessThanOrEqual(list.length)
      }),
      { examples: [[typedTwice]] },
    )
  })
})
