import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createCart, createMoney, type CartReply } from '../index.js'
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

function openShop({ text = null as string | null, hasCart = (): boolean => false } = {}) {
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
      hasCart,
      createMutationId: () => `mutation-${calls.length + 1}`,
      transport: {
        read: () => ask('read', {}),
        send: (fields) => ask('send', Object.fromEntries(fields)),
      },
    })
    const page = openPage()
    store.sub(cart.quantityAtom, () => undefined)
    return {
      ...cart,
      calls,
      page,
      shown: () => store.get(cart.cartAtom),
      confirmed: () => store.get(cart.confirmedAtom),
      quantity: () => store.get(cart.quantityAtom),
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

const add = {
  kind: 'add',
  variantId: 'variant-2',
  quantity: 2,
  preview: { name: 'Hose', slug: 'hose', unitPrice: createMoney(500, 'EUR') },
} as const

const withHose = (version: number): CartReply => {
  const hose = createExampleLine({ id: 'line-2', variantId: 'variant-2', quantity: 2 })
  const totals = { ...createExampleCart().totals, itemsCount: 2 }
  return { cart: createExampleCart({ version, lines: [hose], totals }), errors: [] }
}

/** Lets promises that are settled already run on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('createCart', () => {
  it('asks for a cart that its storage has lost, until the server has responded once', async () => {
    for (const text of [null, '{"v":1,"tenant":']) {
      const tab = openShop({ text, hasCart: () => true }).openTab()
      tab.navigated('/')
      await settle()
      expect([tab.calls.length, tab.quantity()]).toEqual([1, 0])
      tab.calls[0]!.answer(ok(3))
      await settle()
      expect(tab.quantity()).toBe(3)
      expect(tab.kept()).toMatchObject({ quantity: 3, stale: false })
    }
    const none = openShop({ hasCart: () => true }).openTab()
    none.navigated('/')
    await settle()
    none.calls[0]!.answer({ cart: null, errors: [] })
    await settle()
    none.navigated('/contact')
    await settle()
    expect(none.calls).toHaveLength(1)
    const stranger = openShop().openTab()
    stranger.navigated('/')
    await settle()
    expect(stranger.calls).toEqual([])
  })

  it("shows a change optimistically, sends it as a form, and stores the server's response", async () => {
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

  it('rolls a rejected change back and reports why', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const done = tab.change({ kind: 'change-by', lineId: 'line-1', difference: 9 })
    await settle()
    const error = { code: 'INSUFFICIENT_STOCK', lineId: 'line-1', available: 4 }
    tab.calls[0]?.answer({ cart: createExampleCart(), errors: [error] })
    expect(await done).toEqual(error)
    expect(tab.quantities()).toEqual([2])
  })

  it('shows and counts an addition at once where there is no cart, and takes both back when it is rejected', async () => {
    const tab = openShop().openTab()
    const refused = tab.change(add)
    expect(tab.shown()).toMatchObject({ isProvisional: true, lines: [{ name: 'Hose' }] })
    expect(tab.quantity()).toBe(2)
    await settle()
    expect(tab.calls[0]?.fields).toEqual({
      intent: 'add',
      variantId: 'variant-2',
      quantity: '2',
      mutationId: 'mutation-1',
    })
    tab.calls[0]?.answer({
      cart: null,
      errors: [{ code: 'NOT_AVAILABLE', lineId: null, available: null }],
    })
    expect(await refused).toMatchObject({ code: 'NOT_AVAILABLE' })
    expect([tab.shown(), tab.quantity()]).toEqual([null, 0])

    const made = tab.change(add)
    await settle()
    tab.calls[1]?.answer(withHose(1))
    expect(await made).toBeNull()
    expect(tab.shown()).toMatchObject({ isProvisional: false, lines: [{ id: 'line-2' }] })
    expect(tab.quantity()).toBe(2)
  })

  it('counts an addition on top of what another page has kept, before the cart is read', async () => {
    const { openTab } = openShop()
    openTab().receive(createExampleCart())
    const tab = openTab()
    expect([tab.quantity(), tab.confirmed()]).toEqual([2, null])
    void tab.change(add)
    expect(tab.quantity()).toBe(4)
    expect(tab.kept()).toMatchObject({ quantity: 2, stale: true })
    tab.navigated('/products')
    await settle()
    tab.calls[0]?.answer(withHose(2))
    await settle()
    expect(tab.calls[1]?.kind).toBe('read')
    expect([tab.quantity(), tab.kept()?.stale]).toEqual([2, false])
  })

  it('sends a change of a line that the server had not named yet with the line’s own id', async () => {
    const tab = openShop().openTab()
    void tab.change(add)
    const more = tab.change({ kind: 'change-by', lineId: 'new:variant-2', difference: 1 })
    expect(tab.quantities()).toEqual([3])
    await settle()
    tab.calls[0]?.answer(withHose(1))
    await settle()
    expect(tab.quantities()).toEqual([3])
    expect(tab.calls[1]?.fields).toMatchObject({ lineId: 'line-2', difference: '1' })
    tab.calls[1]?.answer(withHose(2))
    expect(await more).toBeNull()

    const refused = tab.change({ kind: 'remove', lineId: 'new:variant-9' })
    await settle()
    expect(await refused).toMatchObject({ code: 'LINE_NOT_FOUND' })
    expect(tab.calls).toHaveLength(2)
  })

  it('reports when all changes are settled', async () => {
    const tab = openShop().openTab()
    let isSettled = false
    void tab.change(add)
    void tab.change({ kind: 'remove', lineId: 'new:variant-2' })
    void tab.settled().then(() => (isSettled = true))
    await settle()
    tab.calls[0]?.answer(withHose(1))
    await settle()
    expect(isSettled).toBe(false)
    tab.calls[1]?.answer(null)
    await settle()
    expect(isSettled).toBe(true)
    await openShop().openTab().settled()
  })

  it('loads the current cart when a response is lost', async () => {
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

  it('treats a change of a line as new after a reload of the cart', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const
    void tab.change(more)
    await settle()
    tab.calls[0]!.answer(null)
    await settle()
    void tab.change(more)
    await settle()
    // The cart is not loaded yet: a second click sends the same change.
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

  it('reports what a login merged until the notice was read', async () => {
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

  it('retains its cart when a query gets no response', async () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    void tab.refresh()
    await settle()
    tab.calls[0]?.answer(null)
    await settle()
    expect(tab.quantities()).toEqual([2])
  })

  it('loads once on a page that opens with something in the cart', async () => {
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

  it('clears the cart of an order on the first page outside checkout, and loads the next one', async () => {
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

  it('stores its cart again over an older one of a slower tab, unless that has begun a change', async () => {
    const { memory, openTab } = openShop()
    const tab = openTab()
    tab.receive(ok(1, 1).cart)
    tab.connect(tab.page)
    const older = memory.text!
    tab.receive(ok(2, 2).cart)
    memory.openTab().write(older)
    expect(tab.kept()).toMatchObject({ quantity: 2, version: 2 })
    expect(tab.quantity()).toBe(2)
    memory.openTab().write(JSON.stringify({ ...JSON.parse(older), stale: true }))
    await settle()
    expect([tab.kept()?.stale, tab.calls.length]).toEqual([true, 1])
  })

  it('loads again when a page is restored from the back/forward cache', async () => {
    const tab = openShop().openTab()
    tab.connect(tab.page)
    tab.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await settle()
    expect(tab.calls).toEqual([])
    tab.page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(tab.calls.map(({ kind }) => kind)).toEqual(['read'])
  })

  it('drops the cart when a page has none', () => {
    const tab = openShop().openTab()
    tab.receive(createExampleCart())
    tab.receive(null)
    expect(tab.quantities()).toBeUndefined()
    expect(tab.kept()).toBeNull()
  })
})
