import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartChange } from '../changes/cart-change.js'
import { toOptimisticCart } from '../changes/optimistic-cart.js'
import { openSharedCartBrowser } from '../testing/shared-cart-browser.js'
import { createFakeSharedCartServer } from '../testing/fake-shared-cart-server.js'

type Server = ReturnType<typeof createFakeSharedCartServer>
type Browser = ReturnType<typeof openSharedCartBrowser>

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

const who = fc.nat({ max: 4 })
const rank = fc.nat({ max: 5 })
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), who, number: rank }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      who,
      number: rank,
      difference: fc.integer({ min: -3, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'restore' as const),
      who,
      number: rank,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('deliver' as const, 'double' as const, 'lose' as const),
      who,
      number: rank,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'answer' as const,
        'answer' as const,
        'no answer' as const,
        'no request' as const,
      ),
      who,
      number: rank,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cut' as const, 'offline' as const, 'online' as const),
      who,
      number: rank,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('lock' as const, 'unlock' as const, 'remove person' as const),
      who,
      number: rank,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time' as const), who, number: rank }) },
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

function toChange(step: Step, server: Server): CartChange | null {
  const lineId = `line-${(step.number % Math.max(server.linesCount(), 1)) + 1}`
  switch (step.kind) {
    case 'add':
      return { kind: 'add', variantId: `variant-${step.number}`, quantity: 1 + (step.number % 3) }
    case 'change':
      return { kind: 'change-by', lineId, difference: step.difference || 1 }
    case 'remove':
    case 'restore':
      return { kind: step.kind, lineId }
    default:
      return null
  }
}

function take(step: Step, server: Server, browser: Browser, answers: Promise<unknown>[]): void {
  const { cart, clock, requests } = browser
  const change = toChange(step, server)
  if (change) answers.push(cart.change(change))
  const stream = browser.stream()
  const index = step.number % Math.max(stream?.updates.length ?? 0, 1)
  const request = requests.length > 0 ? requests[0]! : null
  switch (step.kind) {
    case 'deliver': {
      const [update] = stream?.updates.splice(index, 1) ?? []
      if (update) stream?.listener.onUpdate(update)
      break
    }
    case 'double': {
      const update = stream?.updates[index]
      if (update) stream?.listener.onUpdate(update)
      break
    }
    case 'lose':
      stream?.updates.splice(index, 1)
      break
    case 'answer':
    case 'no answer':
    case 'no request': {
      if (!request) break
      requests.shift()
      const reply = step.kind === 'no request' ? null : request.run()
      request.answer(step.kind === 'answer' ? reply : null)
      break
    }
    case 'cut':
      stream?.listener.onEnd('lost')
      break
    case 'offline':
    case 'online':
      browser.setOnline(step.kind === 'online')
      break
    case 'lock':
    case 'unlock':
      server.lock(step.kind === 'lock')
      break
    case 'remove person':
      // Rarely, so that people are left to see the rest.
      if (step.number === 0) server.removePerson(`person-${step.who}`)
      break
    case 'time':
      clock.pass([10, 250, 1000, 5000, 10_000, 60_000][step.number]!)
      break
    default:
  }
}

/** All connections come back, and everything that is on its way arrives. */
async function finish(browsers: readonly Browser[]): Promise<void> {
  for (const browser of browsers) {
    browser.setOnline(true)
    browser.stream()?.listener.onEnd('lost')
  }
  let quietRounds = 0
  for (let round = 0; round < 400; round += 1) {
    let isBusy = false
    for (const browser of browsers) {
      const { requests, clock, store, shared } = browser
      const stream = browser.stream()
      for (const update of stream?.updates.splice(0) ?? []) {
        isBusy = true
        stream?.listener.onUpdate(update)
      }
      const request = requests.shift()
      if (request) request.answer(request.run())
      const { status } = store.get(shared.connectionAtom)
      if (status === 'waiting') clock.pass(5000)
      isBusy ||= request !== undefined || status === 'waiting' || status === 'connecting'
    }
    await settle()
    // The last response may trigger another request.
    quietRounds = isBusy ? 0 : quietRounds + 1
    if (quietRounds === 2) return
  }
  throw new Error('Still busy after 400 rounds.')
}

/** Compares a person's view with the expected one. */
function compare(server: Server, browser: Browser, personId: string): [unknown, unknown] {
  const { cart, shared, store } = browser
  const state = store.get(shared.sharedCartAtom)
  return server.isMember(personId)
    ? [
        [store.get(cart.cartAtom), state.data],
        [toOptimisticCart(server.cart()), server.updateFor(personId, 0).sharedCart],
      ]
    : [
        // Who was removed before the first update knows only that it is over.
        [state.id, store.get(shared.endAtom) !== null],
        [null, true],
      ]
}

const piecesOf = (cart: { lines: readonly { quantity: number }[] } | null): number =>
  cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

describe('createSharedCart', () => {
  it(
    'shows all people the server’s cart in the end, whatever was lost, doubled or late',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 5 }),
          fc.array(steps, { maxLength: 30 }),
          async (peopleCount, list) => {
            const server = createFakeSharedCartServer(peopleCount)
            const browsers = Array.from({ length: peopleCount }, (_, number) =>
              openSharedCartBrowser(server, `person-${number}`),
            )
            const answers: Promise<unknown>[] = []
            const revisions = browsers.map(() => 0)
            for (const step of list) {
              take(step, server, browsers[step.who % peopleCount]!, answers)
              await settle()
              for (const [number, { shared, store }] of browsers.entries()) {
                const { id, data } = store.get(shared.sharedCartAtom)
                if (id === null) continue
                expect(data?.revision).toBeGreaterThanOrEqual(revisions[number]!)
                revisions[number] = data?.revision ?? 0
              }
            }
            await finish(browsers)
            // Each change has its response.
            await Promise.all(answers)
            for (const [number, browser] of browsers.entries()) {
              const [shown, expected] = compare(server, browser, `person-${number}`)
              expect(shown).toEqual(expected)
            }
          },
        ),
        { numRuns: 10_000 },
      )
    },
  )

  it('counts each successful addition once', { timeout: 300_000 }, async () => {
    const kinds = ['add', 'deliver', 'answer', 'no answer', 'no request', 'cut', 'time'] as const
    const additions: fc.Arbitrary<Step> = fc.record({
      kind: fc.constantFrom(...kinds),
      who,
      number: rank,
    })
    const lists = fc.array(additions, { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), lists, async (peopleCount, list) => {
        const server = createFakeSharedCartServer(peopleCount)
        const browsers = Array.from({ length: peopleCount }, (_, number) =>
          openSharedCartBrowser(server, `person-${number}`),
        )
        const pieces = { asked: 0, answered: 0 }
        const answers: Promise<unknown>[] = []
        for (const step of list) {
          const made: Promise<unknown>[] = []
          take(step, server, browsers[step.who % peopleCount]!, made)
          const change = toChange(step, server)
          const quantity = change?.kind === 'add' ? change.quantity : 0
          pieces.asked += quantity
          const count = (error: unknown) => (pieces.answered += error === null ? quantity : 0)
          answers.push(...made.map((answer) => answer.then(count)))
          await settle()
          for (const { cart, store } of browsers) {
            expect(piecesOf(store.get(cart.cartAtom))).toBeLessThanOrEqual(pieces.asked)
          }
        }
        await finish(browsers)
        await Promise.all(answers)
        const inCart = piecesOf(server.cart())
        expect(inCart).toBeGreaterThanOrEqual(pieces.answered)
        expect(inCart).toBeLessThanOrEqual(pieces.asked)
      }),
      { numRuns: 1000 },
    )
  })
})
