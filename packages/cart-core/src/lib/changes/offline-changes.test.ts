import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createCart, createMoney, type Cart, type CartReply } from '../../index.js'
import { createOfflineChanges } from '../../offline.js'
import { createExampleCart, createExampleLine } from '../../testing.js'
import { MAX_WAITING_CHANGES } from './waiting-changes.js'

type Sent = Record<string, string>

/** A shop that adds differences to one line, reached or not; pages of one browser. */
function openShop({ sharing = null }: Pick<Cart, 'sharing'> = {}) {
  const badge = createMemoryStorage(null)
  const kept = createMemoryStorage(null)
  const network = { isOffline: false }
  const server = { quantity: 2, version: 1, seen: new Set<string>(), sent: [] as Sent[] }
  let lastId = 0
  const cartOf = () =>
    createExampleCart({
      version: server.version,
      sharing,
      lines: [createExampleLine({ quantity: server.quantity })],
      totals: { ...createExampleCart().totals, itemsCount: server.quantity },
    })
  const answer = (errors: CartReply['errors'] = []): CartReply => ({ cart: cartOf(), errors })

  function openPage() {
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
    const store = createStore()
    const cart = createCart({
      tenant: 'default',
      store,
      storage: badge.openTab(),
      offline: createOfflineChanges({
        storage: kept.openTab(),
        isOffline: () => network.isOffline,
      }),
      now: () => Date.UTC(2026, 0, 1),
      createMutationId: () => `mutation-${++lastId}`,
      transport: {
        read: async () => (network.isOffline ? null : answer()),
        async send(fields) {
          if (network.isOffline) return null
          const sent: Sent = Object.fromEntries(fields)
          server.sent.push(sent)
          if (sent['variantId'] === 'sold-out') {
            return answer([{ code: 'NOT_AVAILABLE', lineId: null, available: null }])
          }
          const id = sent['mutationId'] ?? ''
          if (!server.seen.has(id)) {
            server.quantity +=
              Number(sent['difference'] ?? 0) +
              (sent['quantity'] && sent['fromQuantity']
                ? Number(sent['quantity']) - Number(sent['fromQuantity'])
                : 0)
            server.version += 1
            server.seen.add(id)
          }
          return answer()
        },
      },
    })
    const stop = cart.connect({ document, window } as never)
    const quantities = () => store.get(cart.cartAtom)?.lines.map(({ quantity }) => quantity)
    store.sub(cart.waitingAtom, () => undefined)
    return {
      ...cart,
      stop,
      quantities,
      waiting: () => store.get(cart.waitingAtom).map(({ change, name }) => ({ change, name })),
      lateAnswers: () => store.get(cart.lateAnswersAtom),
      comeBack() {
        network.isOffline = false
        window.dispatchEvent(new Event('online'))
      },
    }
  }
  return { openPage, network, server, kept, badge }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const

describe('createCart without a connection', () => {
  it('shows changes at once, lets them wait as one difference, and sends it on return', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    expect(await page.change(more)).toBeNull()
    expect(await page.change(more)).toBeNull()
    expect(page.quantities()).toEqual([4])
    expect(shop.server.sent).toEqual([])
    expect(page.waiting()).toEqual([
      { change: { ...more, difference: 2 }, name: 'Regulator 30 mbar' },
    ])

    page.comeBack()
    await settle()
    expect(shop.server.sent.map(({ difference }) => difference)).toEqual(['2'])
    expect(page.quantities()).toEqual([4])
    expect(page.waiting()).toEqual([])
    expect(page.lateAnswers()).toEqual([{ name: 'Regulator 30 mbar', userError: null }])
  })

  it("restores lines and pending changes after a reload, and applies others' changes", async () => {
    const shop = openShop()
    const first = shop.openPage()
    await first.refresh()
    shop.network.isOffline = true
    await first.change(more)
    first.stop()

    const second = shop.openPage()
    expect(second.quantities()).toEqual([3])
    await second.change(more)
    expect(second.quantities()).toEqual([4])
    second.stop()

    shop.server.quantity = 5
    shop.server.version = 7
    shop.network.isOffline = false
    const third = shop.openPage()
    await settle()
    expect(third.quantities()).toEqual([7])
    expect(third.waiting()).toEqual([])
  })

  it('keeps the changes of a shared cart as well', async () => {
    const role = { role: 'EDITOR', state: 'OPEN', lockedUntil: null, suggestionCount: 0 } as const
    const shop = openShop({ sharing: { ...role, personId: 'p1', ownerName: 'Maria' } })
    const first = shop.openPage()
    await first.refresh()
    shop.network.isOffline = true
    expect(await first.change(more)).toBeNull()
    first.stop()
    shop.network.isOffline = false
    const second = shop.openPage()
    await settle()
    expect([second.quantities(), shop.server.sent.length]).toEqual([[3], 1])
  })

  it('reports rejected changes, and sends the rest', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    await page.change({
      kind: 'add',
      variantId: 'sold-out',
      quantity: 1,
      preview: { name: 'Tank 42 l', slug: 'tank-42-l', unitPrice: createMoney(9000, 'EUR') },
    })
    expect(page.quantities()).toEqual([2, 1])
    await page.change(more)
    page.comeBack()
    await settle()
    expect(page.lateAnswers()).toEqual([
      {
        name: 'Tank 42 l',
        userError: { code: 'NOT_AVAILABLE', lineId: null, available: null },
      },
      { name: 'Regulator 30 mbar', userError: null },
    ])
    page.dismissLateAnswers()
    expect(page.lateAnswers()).toEqual([])
  })

  it('repeats a change whose response was lost with the same id', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    const lostAnswer = page.change(more)
    // It leaves while the connection breaks.
    shop.network.isOffline = true
    expect(await lostAnswer).toBeNull()
    await page.change(more)
    expect(page.waiting()).toHaveLength(2)
    page.comeBack()
    await settle()
    expect(page.quantities()).toEqual([4])
    expect(new Set(shop.server.sent.map(({ mutationId }) => mutationId)).size).toBe(2)
  })

  it('undoes a removal that was not sent', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    await page.change({ kind: 'remove', lineId: 'line-1' })
    expect(page.quantities()).toEqual([])
    expect(await page.change({ kind: 'restore', lineId: 'line-1' })).toBeNull()
    expect(page.quantities()).toEqual([2])
    expect(page.waiting()).toEqual([])
  })

  it('queues only changes whose effect is the same an hour later', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    const refused = await page.change({ kind: 'apply-coupon', code: 'SPRING' })
    expect(refused?.code).toBe('UNKNOWN')
    expect(page.waiting()).toEqual([])
  })

  it('stays pending if the connection was lost again', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    await page.change(more)
    page.comeBack()
    shop.network.isOffline = true
    await settle()
    expect(page.waiting()).toHaveLength(1)
    page.comeBack()
    await settle()
    expect(page.quantities()).toEqual([3])
  })

  it('has a limited size, reports when it is reached, and still merges into pending changes', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    const add = (number: number) =>
      page.change({ kind: 'add', variantId: `other-${number}`, quantity: 1 })
    for (let number = 1; number <= MAX_WAITING_CHANGES; number += 1) {
      expect(await add(number)).toBeNull()
    }
    expect(await add(51)).toEqual({ code: 'TOO_MANY_WAITING', lineId: null, available: null })
    expect(await page.change(more)).toMatchObject({ code: 'TOO_MANY_WAITING' })
    expect(page.quantities()).toEqual([2])
    expect(await add(1)).toBeNull()
    expect(page.waiting()).toHaveLength(MAX_WAITING_CHANGES)
    expect(page.waiting()[0]?.change).toMatchObject({ variantId: 'other-1', quantity: 2 })

    page.comeBack()
    await settle()
    expect(page.waiting()).toEqual([])
    expect(shop.server.sent).toHaveLength(MAX_WAITING_CHANGES)
    expect(await page.change(more)).toBeNull()
    expect(page.quantities()).toEqual([3])
  })

  it('deletes all data for the next user', async () => {
    const shop = openShop()
    const page = shop.openPage()
    await page.refresh()
    shop.network.isOffline = true
    await page.change(more)
    page.leave()
    expect(page.quantities()).toBeUndefined()
    expect([shop.kept.text, shop.badge.text]).toEqual([null, null])
    expect(shop.openPage().quantities()).toBeUndefined()
  })

  it('starts empty when the stored text is not its own', async () => {
    const shop = openShop()
    shop.kept.openTab().write('{"v":1,"tenant":"default","cart":3,"waiting":[]}')
    shop.network.isOffline = true
    const page = shop.openPage()
    expect(page.quantities()).toBeUndefined()
    expect(page.waiting()).toEqual([])
  })
})
