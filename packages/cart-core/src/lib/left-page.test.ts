import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCart, type CartReply } from '../index.js'
import { createExampleCart, createExampleLine } from '../testing.js'

const withHose = (version: number): CartReply => {
  const lines = [createExampleLine({ variantId: 'variant-2', quantity: 2 })]
  const totals = { ...createExampleCart().totals, itemsCount: 2 }
  return { cart: createExampleCart({ version, lines, totals }), errors: [] }
}

/** A tab whose pages are opened one after the other. */
function openTab() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const memory = createMemoryStorage()
  const openPage = () => {
    const store = createStore()
    const answers: ((reply: CartReply | null) => void)[] = []
    const ask = () => new Promise<CartReply | null>((answer) => answers.push(answer))
    const cart = createCart({
      tenant: 'default',
      storage: null,
      tabStorage: memory.openTab(),
      store,
      transport: { read: ask, send: ask },
    })
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
    return {
      ...cart,
      answers,
      connect: () => cart.connect({ document, window: new EventTarget() }),
      pieces: () => store.get(cart.quantityAtom),
    }
  }
  return { memory, openPage, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const add = { kind: 'add', variantId: 'variant-2', quantity: 2 } as const

describe('createCart, on a page whose predecessor did not wait for the server', () => {
  it('reads the cart again until the change is in it, and not on later pages', async () => {
    const { openPage, pass } = openTab()
    const first = openPage()
    first.connect()
    void first.change(add)
    await pass(0)
    // Browsers end the requests of a page that is left.
    first.answers[0]!(null)
    await pass(0)

    const next = openPage()
    next.receive(null)
    next.connect()
    await pass(400)
    next.answers[0]!({ cart: null, errors: [] })
    await pass(1200)
    next.answers[1]!(withHose(1))
    await pass(0)
    expect(next.pieces()).toBe(2)
    const done = next.change(add)
    await pass(0)
    next.answers[2]!(withHose(2))
    await done

    const further = openPage()
    further.connect()
    await pass(10_000)
    expect(further.answers).toEqual([])
  })

  it('stops, and does without storage', async () => {
    const { memory, openPage, pass } = openTab()
    const first = openPage()
    void first.change(add)
    const next = openPage()
    next.connect()()
    await pass(10_000)
    expect(next.answers).toEqual([])
    memory.failure = 'blocked'
    const stop = next.connect()
    void next.change(add)
    stop()
  })
})
