import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endExpiredSharedCarts } from '../../domains/cart/shared/purge-shared-carts.js'
import { createSharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import type { SharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { listen } from '../../http/listen.js'
import type { ListeningServer } from '../../http/listen.js'
import { describeEachEngine, isLongRun } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { listenToSharedCart } from '../testing/shared-cart-listener.js'
import type { ListenOptions, SharedCartTestListener } from '../testing/shared-cart-listener.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedShop } from '../testing/shared-shop.js'

/** Collects what nothing refers to, also what only its finalizers let go of. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round += 1) {
    collect()
    await nextTurn()
  }
}

describeEachEngine('updates of a shared cart', (engine) => {
  let people: SharedShop
  let { change, shareWithAll, personId } = {} as SharedShop
  let server: ListeningServer
  const hubs: SharedCartHub[] = []
  const listeners: SharedCartTestListener[] = []

  /** Another process over the same database. */
  async function startServer(
    changes: Partial<SharedCartHub> = {},
  ): Promise<{ server: ListeningServer; hub: SharedCartHub }> {
    const { database } = people.shop
    const clock = () => people.fixture.now()
    const hub = { ...createSharedCartHub({ database, clock, departureMs: 100 }), ...changes }
    hubs.push(hub)
    const { routes } = startTestPlatform(database, {
      sharedCarts: hub,
      clock: () => people.fixture.now(),
    })
    return { server: await listen(routes, { host: '127.0.0.1', port: 0 }), hub }
  }
  /** A process that counts its open listeners. */
  async function startCounting() {
    const { database } = people.shop
    const hub = createSharedCartHub({ database, clock: () => people.fixture.now() })
    const open = new Set<object>()
    const counting: SharedCartHub = {
      ...hub,
      async open(who) {
        const listener = await hub.open(who)
        if (!listener) return undefined
        open.add(listener)
        const close = () => {
          open.delete(listener)
          listener.close()
        }
        return { ...listener, close }
      },
    }
    return { ...(await startServer(counting)), openCount: () => open.size }
  }
  async function follow(cartId: string, options: Partial<ListenOptions> = {}) {
    const listener = await listenToSharedCart({ address: server.address, cartId, ...options })
    listeners.push(listener)
    return listener
  }
  const add = (cartId: string, quantity = 1) =>
    change('cart-add-item', { cartId, variantId: 'A', quantity })

  beforeAll(async () => {
    people = await openSharedShop(engine)
    ;({ change, shareWithAll, personId } = people)
    ;({ server } = await startServer())
  })
  afterAll(async () => {
    for (const listener of listeners) listener.close()
    await Promise.all(hubs.map((hub) => hub.close()))
    await server.close()
    await people.shop.close()
  })

  it('contain the cart at once, then events with their authors', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const [owner, viewer] = [await follow(ownerKey, { afterRevision: 4 }), await follow(viewerKey)]
    expect((await owner.until(() => true)).events).toEqual([])
    const first = await viewer.until(() => true)
    expect(first.events.map(({ kind }) => kind)).toEqual(['SHARED', 'INVITED', 'JOINED', 'JOINED'])
    await add(editorKey, 3)
    for (const [listener, key] of [
      [owner, ownerKey],
      [viewer, viewerKey],
    ] as const) {
      const { events, cart, sharedCart } = await listener.until(({ revision }) => revision === 5)
      expect(events).toMatchObject([
        { kind: 'LINE_ADDED', person: { name: 'Ben' }, productName: 'Regulator A', quantity: 3 },
      ])
      expect(cart).toMatchObject({ id: key, data: { lines: [{ quantity: 2 }, { quantity: 3 }] } })
      expect(sharedCart!.revision).toBe(5)
    }
    await change('cart-set-address', { cartId: ownerKey, country: 'GR', postalCode: '10431' })
    const mine = await owner.until(({ revision }) => revision === 6)
    expect(mine.cart!.address).toMatchObject({ postalCode: '10431' })
    expect(JSON.stringify(await viewer.until(({ revision }) => revision === 6))).not.toContain(
      '10431',
    )
  })

  it('contain missed events, and none twice', async () => {
    const { editorKey, viewerKey } = await shareWithAll()
    for (let count = 1; count <= 3; count += 1) await add(editorKey)
    const viewer = await follow(viewerKey, { afterRevision: 5 })
    await viewer.until(({ revision }) => revision === 7)
    await add(editorKey)
    await viewer.until(({ revision }) => revision === 8)
    const revisions = viewer.updates.flatMap(({ events }) => events.map(({ revision }) => revision))
    expect(revisions).toEqual([6, 7, 8])
  })

  it('contain who is online', async () => {
    const { ownerKey, viewerKey } = await shareWithAll()
    const owner = await follow(ownerKey)
    const [anna, carl] = [await personId(ownerKey, 'Anna'), await personId(ownerKey, 'Carl')]
    await owner.until(({ here }) => here.length === 1 && here[0] === anna)
    const viewer = await follow(viewerKey)
    await owner.until(({ here }) => here.includes(carl))
    viewer.close()
    const { events } = await owner.until(({ here }) => !here.includes(carl))
    expect(events).toEqual([])
  })

  it('end for who is removed or leaves, and for all but the owner with the sharing, and say why', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const [editor, viewer, tab] = [
      await follow(editorKey),
      await follow(viewerKey),
      await follow(viewerKey),
    ]
    const ben = await personId(ownerKey, 'Ben')
    await change('shared-cart-remove-person', { cartId: ownerKey, personId: ben })
    await editor.ended
    const removed = { cart: null, sharedCart: null, endReason: 'REMOVED', endedBy: 'Anna' }
    expect(editor.updates.at(-1)).toMatchObject(removed)
    await people.ask('shared-cart-leave', { cartId: viewerKey })
    await Promise.all([viewer.ended, tab.ended])
    const left = { cart: null, endReason: 'LEFT', endedBy: null }
    expect([viewer, tab].map(({ updates }) => updates.at(-1))).toMatchObject([left, left])
    const owner = await follow(ownerKey)
    const again = await change('cart-share', { cartId: ownerKey, name: 'Anna', right: 'EDIT' })
    const member = await follow(await people.join(again.secret!, 'Dora'))
    await people.ask('shared-cart-end', { cartId: ownerKey })
    await Promise.all([member.ended, owner.ended])
    const ended = { endReason: 'ENDED', endedBy: 'Anna' }
    expect(member.updates.at(-1)).toMatchObject({ cart: null, ...ended })
    expect(owner.updates.at(-1)).toMatchObject({ cart: { sharing: null }, ...ended })
    expect(owner.updates.slice(0, -1).map(({ endReason }) => endReason)).not.toContain('ENDED')
    for (const [key, end] of [
      [editorKey, removed],
      [viewerKey, left],
      [ownerKey, ended],
    ] as const) {
      const late = await follow(key)
      await late.ended
      expect(late.updates).toMatchObject([{ sharedCart: null, ...end }])
    }
  })

  it('end when the time of the sharing is over', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const [owner, editor] = [await follow(ownerKey), await follow(editorKey)]
    await Promise.all([owner, editor].map((one) => one.until(() => true)))
    people.fixture.wait(30 * 24 * 60 * 60 * 1_000)
    const expired = { endReason: 'EXPIRED', endedBy: null }
    const early = await follow(editorKey)
    await early.ended
    expect(early.updates).toMatchObject([{ cart: null, sharedCart: null, ...expired }])
    await people.shop.database.write('floga', (sql) =>
      endExpiredSharedCarts(sql, people.fixture.now()),
    )
    await Promise.all([owner.ended, editor.ended])
    expect(editor.updates.at(-1)).toMatchObject({ cart: null, sharedCart: null, ...expired })
    expect(owner.updates.at(-1)).toMatchObject({ cart: { sharing: null }, ...expired })
    const late = await follow(editorKey)
    await late.ended
    expect(late.updates).toMatchObject([expired])
  })

  it('end for who leaves once the cart is ordered', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const editor = await follow(editorKey)
    const order = { cartId: ownerKey, expectedTotalMinor: 2_480 + 390 }
    expect(await change('checkout-place-order', orderInput(order))).toMatchObject({ errors: [] })
    await editor.until(({ sharedCart }) => sharedCart?.state === 'ORDERED')
    await people.ask('shared-cart-leave', { cartId: editorKey })
    await editor.ended
    expect(editor.updates.at(-1)).toMatchObject({ cart: null, endReason: 'LEFT' })
  })

  it('are refused to an address that has too many', async () => {
    const { ownerKey } = await shareWithAll()
    const full = await startServer({ isFull: () => true })
    await expect(follow(ownerKey, { address: full.server.address })).rejects.toThrow('429')
    await full.server.close()
  })

  it('require a key of the tenant', async () => {
    const { ownerKey } = await shareWithAll()
    const strangers = [
      await follow(ownerKey, { tenant: 'other' }),
      await follow(`p-${'A'.repeat(22)}`),
      await follow(''),
    ]
    for (const { ended, updates } of strangers) {
      await ended
      expect(updates).toMatchObject([
        { events: [], here: [], cart: null, sharedCart: null, endReason: null },
      ])
    }
  })

  it('come from every process, and from another once one stops', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const second = await startServer()
    const owner = await follow(ownerKey, { address: second.server.address })
    await owner.until(() => true)
    await add(editorKey)
    const { revision } = await owner.until((update) => update.revision === 5)
    await second.hub.close()
    await owner.ended
    await second.server.close()
    await add(editorKey)
    const again = await follow(ownerKey, { afterRevision: revision })
    expect((await again.until(() => true)).events).toMatchObject([{ revision: 6 }])
  })

  it('leave no listener behind when clients leave, whatever was collected meanwhile', async () => {
    const keys = Object.values(await shareWithAll())
    const { server: counting, openCount } = await startCounting()
    const rounds = isLongRun ? 20 : 3
    // As many as each person may have at a time.
    for (let round = 1; round <= rounds; round += 1) {
      const streams = await Promise.all(
        keys.flatMap((key) =>
          Array.from({ length: 5 }, () => follow(key, { address: counting.address })),
        ),
      )
      await Promise.all(streams.map((stream) => stream.until(() => true)))
      expect(openCount()).toBe(15)
      await collectGarbage()
      for (const stream of streams) stream.close()
      await vi.waitFor(() => expect(openCount()).toBe(0), { timeout: 60_000 })
    }
    await counting.close()
  })

  it('go to the five latest listeners of a person', async () => {
    const { ownerKey, viewerKey } = await shareWithAll()
    const viewers = []
    for (let count = 1; count <= 6; count += 1) {
      const viewer = await follow(viewerKey)
      await viewer.until(() => true)
      viewers.push(viewer)
    }
    await viewers[0]!.ended
    expect(viewers[0]!.updates.at(-1)!.cart).not.toBeNull()
    await add(ownerKey)
    await viewers[1]!.until(({ revision }) => revision === 5)
  })
})
