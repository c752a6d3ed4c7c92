import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from 'jotai/vanilla'
import { createCart } from '../cart-controller.js'
import type { CartReply } from '../cart-transport.js'
import type { Cart } from '../cart.js'
import { parseCartForm, type CartChange } from './cart-change.js'
import { openCart } from '../testing/open-cart.js'
import { createChangeQueue, type ChangeAnswer } from './change-queue.js'
import { createExampleCart } from '../testing/example-cart.js'
import { createMoney, multiplyMoney, sumMoney } from '../money.js'
import { reconcile, toOptimisticCart } from './optimistic-cart.js'

const PRICE = createMoney(1000, 'EUR')
const STOCK = 20

/** A platform with one cart that computes totals and rejects quantities above stock. */
function openPlatform(stock = STOCK, start = createExampleCart()) {
  let cart = priced(start, 1)
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
  const itemsCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...cart, version, lines, totals: { ...cart.totals, itemsCount, grand } }
}

const variantIds = fc.constantFrom('variant-1', 'variant-2', 'variant-3')
const lineIds = variantIds.map((variantId) => `line-${variantId}`)
const counts = fc.integer({ min: 0, max: 12 })
const changes: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    variantId: variantIds,
    quantity: fc.integer({ min: 1, max: 12 }),
    preview: fc.constant({ name: 'Hose', slug: 'hose', unitPrice: PRICE, maxQuantity: 15 }),
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

/** Regression: an absolute quantity, then a difference, while another request is pending. */
const typedTwice: CartChange[] = [
  { kind: 'save', lineId: 'line-variant-2' },
  { kind: 'set', lineId: 'line-variant-1', quantity: 1 },
  { kind: 'set', lineId: 'line-variant-1', quantity: 1, fromQuantity: 0 },
]

describe('createCartAtoms', () => {
  it('ends at the cart of the server, in any order of responses', () => {
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

  it('never shows totals that the server has not sent, nor an older cart after a newer', () => {
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
  it('ends at the cart of the server, with any interleaving of clicks and responses', async () => {
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
    // Without a limited stock, where the order of two lines could decide which of them is rejected,
    // and without steps below zero: a line removed locally would survive if an increment arrived in
    // time.
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

/**
 * A server that starts without a cart, applies each change once, and may lose the change or its
 * response.
 */
function openServer({ hasCart }: { hasCart: boolean }) {
  const platform = openPlatform(STOCK, createExampleCart(hasCart ? {} : { lines: [] }))
  const answered = new Map<string, CartReply>()
  let isThere = hasCart
  const cart = () => (isThere ? platform.read() : null)
  const answer = (change: CartChange): CartReply => {
    const refuse = (code: string) => ({
      cart: cart(),
      errors: [{ code, lineId: null, available: null }],
    })
    if (!isThere && change.kind !== 'add') return refuse('CART_NOT_FOUND')
    if ('lineId' in change && change.lineId.startsWith('new:')) return refuse('NOT_A_LINE')
    const made = platform.change(change)
    if (!made.ok) return refuse(made.code)
    isThere = true
    return { cart: made.cart, errors: [] }
  }
  return {
    read: (): CartReply => ({ cart: cart(), errors: [] }),
    send(fields: readonly (readonly [string, string])[]): CartReply {
      const form = new Map(fields)
      const parsed = parseCartForm(form)
      if (parsed.status === 'invalid') throw new Error(`No change: ${JSON.stringify(fields)}`)
      const id = form.get('mutationId') ?? ''
      const known = answered.get(id)
      if (known) return { ...known, cart: cart() }
      // The form carries no preview: the platform knows its products.
      const preview = { name: 'Hose', slug: 'hose', unitPrice: PRICE }
      const { change } = parsed
      const reply = answer(change.kind === 'add' ? { ...change, preview } : change)
      answered.set(id, reply)
      return reply
    },
  }
}

describe('createCart', () => {
  const steps = fc.array(
    fc.tuple(
      fc.oneof(
        { weight: 3, arbitrary: changes },
        // Of lines that the server has not named yet.
        fc.record({
          kind: fc.constant('change-by' as const),
          lineId: variantIds.map((variantId) => `new:${variantId}`),
          difference: fc.integer({ min: -2, max: 2 }),
        }),
        fc.record({
          kind: fc.constant('remove' as const),
          lineId: variantIds.map((variantId) => `new:${variantId}`),
        }),
      ),
      fc.constantFrom('answered', 'answered', 'answered', 'change is lost', 'answer is lost'),
    ),
    { maxLength: 15 },
  )

  it('ends at the cart of the server from none, an unknown and a known one, whatever was added, rejected or lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom('none', 'unknown', 'known'),
        steps,
        async (turns, start, list) => {
          const server = openServer({ hasCart: start !== 'none' })
          const store = createStore()
          const fates = list.map(([, fate]) => fate)
          let lastId = 0
          const cart = createCart({
            tenant: 'default',
            storage: null,
            store,
            now: () => 0,
            createMutationId: () => `mutation-${(lastId += 1)}`,
            transport: {
              read: turns.scheduleFunction(async () => server.read()),
              send: turns.scheduleFunction(async (fields: Parameters<typeof server.send>[0]) => {
                const fate = fates.shift()
                if (fate === 'change is lost') return null
                const reply = server.send(fields)
                return fate === 'answer is lost' ? null : reply
              }),
            },
          })
          store.sub(cart.quantityAtom, () => undefined)
          store.sub(cart.cartAtom, () => {
            const lines = store.get(cart.cartAtom)?.lines ?? []
            expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
          })
          if (start === 'known') cart.receive(server.read().cart)
          if (start === 'unknown') void cart.refresh()
          for (const [change] of list) {
            void turns.schedule(Promise.resolve()).then(() => cart.change(change))
          }
          await turns.waitIdle()
          await cart.settled()
          const { cart: truth } = server.read()
          expect(store.get(cart.cartAtom)).toEqual(truth && toOptimisticCart(truth))
          expect(store.get(cart.quantityAtom)).toBe(
            truth?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
          )
        },
      ),
    )
  })
})
