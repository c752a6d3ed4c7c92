import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createCart, type CartReply } from '../index.js'
import { createExampleCart, createExampleLine } from '../testing.js'

type Answer = (reply: CartReply | null) => void
interface Call {
  kind: 'read' | 'send'
  fields: Record<string, string>
  answer: Answer
}

const ok = (quantity: number, version = 2): CartReply => ({
  cart: createExampleCart({
    version,
    lines: [createExampleLine({ quantity })],
    totals: { ...createExampleCart().totals, itemsCount: quantity },
  }),
  errors: [],
})

function openShop({ text = null as string | null } = {}) {
  const memory = createMemoryStorage(text)
  const openTab = () => {
    const store = createStore()
    const calls: Call[] = []
    const ask = (kind: Call['kind'], fields: Record<string, string>) =>
      new Promise<CartReply | null>((answer) => calls.push({ kind, fields, answer }))
    const cart = createCart({
      tenant: 'default',
      storage: memory.openTab(),
      store,
      now: () => Date.UTC(2026, 0, 1),
      createMutationId: () => `mutation-${calls.length + 1}`,
      transport: {
        read: () => ask('read', {}),
        send: (fields) => ask('send', Object.fromEntries(fields)),
      },
    })
    const page = openPage()
    return {
      ...cart,
      calls,
      page,
      quantities: () => store.get(cart.cartAtom)?.lines.map(({ quantity }) => quantity),
      totalsStatus: () => store.get(cart.cartAtom)?.totalsStatus,
      removedLine: () => store.get(cart.removedLineAtom),
      merged: () => store.get(cart.mergedAtom),
      kept: () => JSON.parse(memory.text ?? 'null') as { quantity: number; stale: boolean } | null,
    }
  }
  return { memory, openTab }
}

function openPage() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  return { document, window: new EventTarget() } as never as {
    document: EventTarget & { visibilityState: DocumentVisibilityState }
    window: EventTarget
  } & Parameters<ReturnType<typeof createCart>['connect']>[0]
}

/** Lets promises that are settled already run on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('createCart', () => {
  it('shows a change at once, sends it as a form, and keeps what the server answers', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const done = tab.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    expect(tab.quantities()).toEqual([3])
    expect(tab.totalsStatus()).toBe('updating')
    await settle()
    expect(tab.calls[0]?.fields).toEqual({
      intent: 'change-by',
      lineId: 'line-1',
      difference: '1',
      mutationId: 'mutation-1',
    })
    tab.calls[0]?.answer(ok(3))
    expect(await done).toBeNull()
    expect(tab.totalsStatus()).toBe('current')
    expect(tab.kept()).toMatchObject({ quantity: 3, stale: false })
  })

  it('takes a refused change back and says why', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const done = tab.change({ kind: 'change-by', lineId: 'line-1', difference: 9 })
    await settle()
    const error = { code: 'INSUFFICIENT_STOCK', lineId: 'line-1', available: 4 }
    tab.calls[0]?.answer({ cart: createExampleCart(), errors: [error] })
    expect(await done).toEqual(error)
    expect(tab.quantities()).toEqual([2])
  })

  it('asks for the cart as it stands when an answer is lost', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const done = tab.change({ kind: 'remove', lineId: 'line-1' })
    await settle()
    tab.calls[0]?.answer(null)
    expect(await done).toMatchObject({ code: 'UNKNOWN' })
    expect(tab.kept()).toMatchObject({ stale: true })
    await settle()
    expect(tab.calls[1]?.kind).toBe('read')
    tab.calls[1]?.answer(ok(1, 3))
    await settle()
    expect(tab.quantities()).toEqual([1])
    expect(tab.kept()).toMatchObject({ stale: false, quantity: 1 })
  })

  it('takes a change of a line for a new one once the cart was seen as it stands', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const
    void tab.change(more)
    await settle()
    tab.calls[0]!.answer(null)
    await settle()
    void tab.change(more)
    await settle()
    // The cart is not known yet: pressed again it is the same.
    tab.calls[1]!.answer(null)
    await settle()
    expect(tab.calls[2]!.fields['mutationId']).toBe(tab.calls[0]!.fields['mutationId'])
    tab.calls[2]!.answer(null)
    await settle()
    tab.calls[3]!.answer(ok(3))
    await settle()
    void tab.change(more)
    await settle()
    expect(tab.calls[4]!.fields['mutationId']).not.toBe(tab.calls[0]!.fields['mutationId'])
  })

  it('sends one request at a time, reads among them', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    void tab.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    void tab.refresh()
    void tab.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['send'])
    tab.calls[0]?.answer(ok(3))
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['send', 'read'])
    tab.calls[1]?.answer(ok(3))
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['send', 'read', 'send'])
    expect(tab.quantities()).toEqual([4])
  })

  it('names the line that was removed or saved until the next change', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const { id: lineId, name } = createExampleLine()
    void tab.change({ kind: 'save', lineId })
    expect(tab.removedLine()).toEqual({ lineId, name, isSaved: true })
    void tab.change({ kind: 'restore', lineId })
    expect(tab.removedLine()).toBeNull()
  })

  it('tells what a login merged until it was read', async () => {
    const tab = openShop().openTab()
    const merged = [{ kind: 'ADDED', productName: 'Hose', quantity: 1 }]
    void tab.refresh()
    await settle()
    tab.calls[0]?.answer({ ...ok(2), merged })
    await settle()
    expect(tab.merged()).toEqual(merged)
    tab.dismissMerged()
    expect(tab.merged()).toEqual([])
  })

  it('keeps the cart it has when no answer comes to a question', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    void tab.refresh()
    await settle()
    tab.calls[0]?.answer(null)
    await settle()
    expect(tab.quantities()).toEqual([2])
  })

  it('asks once on a page that opens with something in the cart', async () => {
    const { memory, openTab } = openShop()
    openTab().receive(createExampleCart())
    const tab = openTab()
    tab.navigated('/products')
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['read'])
    const empty = openShop().openTab()
    empty.navigated('/products')
    await settle()
    expect(empty.calls).toEqual([])
    expect(memory.text).not.toBeNull()
  })

  it('clears the cart of an order on the first page outside checkout, and asks for the next one', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart({ token: 'order-1' }))
    tab.navigated('/checkout')
    await settle()
    expect(tab.calls).toEqual([])
    tab.navigated('/receipt/1')
    await settle()
    expect(tab.kept()).toBeNull()
    expect(tab.quantities()).toBeUndefined()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['read'])
  })

  it('catches up with other tabs, at once when it is looked at and otherwise then', async () => {
    const { openTab } = openShop()
    const [here, there] = [openTab(), openTab()]
    here.receive(createExampleCart())
    const stop = here.connect(here.page)
    there.receive(createExampleCart({ version: 2 }))
    await settle()
    expect(here.calls).toHaveLength(1)
    here.calls[0]?.answer(ok(2))
    await settle()

    here.page.document.visibilityState = 'hidden'
    there.receive(createExampleCart({ version: 3 }))
    await settle()
    expect(here.calls).toHaveLength(1)
    here.page.document.visibilityState = 'visible'
    here.page.document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(here.calls).toHaveLength(2)
    here.calls[1]?.answer(ok(2, 3))
    await settle()

    here.page.document.dispatchEvent(new Event('visibilitychange'))
    stop()
    there.receive(createExampleCart({ version: 4 }))
    await settle()
    expect(here.calls).toHaveLength(2)
  })

  it('asks again when the browser brings a page back', async () => {
    const tab = openShop().openTab()
    tab.connect(tab.page)
    tab.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await settle()
    expect(tab.calls).toEqual([])
    tab.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['read'])
  })

  it('drops the cart when a page comes without one', () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    tab.receive(null)
    expect(tab.quantities()).toBeUndefined()
    expect(tab.kept()).toBeNull()
  })
})
