import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import type { SharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import { listen } from '../../http/listen.js'
import type { ListeningServer } from '../../http/listen.js'
import { describeEachEngine } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { listenToSharedCart } from '../testing/shared-cart-listener.js'
import type { ListenOptions, SharedCartTestListener } from '../testing/shared-cart-listener.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedShop } from '../testing/shared-shop.js'

describeEachEngine('updates of a shared cart', (engine) => {
  let people: SharedShop
  let { change, shareWithAll, personId } = {} as SharedShop
  let server: ListeningServer
  const hubs: SharedCartHub[] = []
  const listeners: SharedCartTestListener[] = []

  /** Another process over the same database. */
  async function startServer(): Promise<{ server: ListeningServer; hub: SharedCartHub }> {
    const { database } = people.shop
    const hub = createSharedCartHub({ database, clock: () => people.fixture.now() })
    hubs.push(hub)
    const { routes } = startTestPlatform(database, {
      sharedCarts: hub,
      clock: () => people.fixture.now(),
    })
    return { server: await listen(routes, { host: '127.0.0.1', port: 0 }), hub }
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

  it('tell the cart at once, then who did what', async () => {
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

  it('bring what was missed, and nothing twice', async () => {
    const { editorKey, viewerKey } = await shareWithAll()
    for (let count = 1; count <= 3; count += 1) await add(editorKey)
    const viewer = await follow(viewerKey, { afterRevision: 5 })
    await viewer.until(({ revision }) => revision === 7)
    await add(editorKey)
    await viewer.until(({ revision }) => revision === 8)
    const revisions = viewer.updates.flatMap(({ events }) => events.map(({ revision }) => revision))
    expect(revisions).toEqual([6, 7, 8])
  })

  it('tell who is here', async () => {
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

  it('end for who is removed, and for all but the owner with the sharing', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const [editor, viewer] = [await follow(editorKey), await follow(viewerKey)]
    await change('shared-cart-remove-person', {
      cartId: ownerKey,
      personId: await personId(ownerKey, 'Ben'),
    })
    await editor.ended
    expect(editor.updates.at(-1)).toMatchObject({ cart: null, sharedCart: null })
    const owner = await follow(ownerKey)
    await people.ask('shared-cart-end', { cartId: ownerKey })
    await Promise.all([viewer.ended, owner.ended])
    expect(viewer.updates.at(-1)).toMatchObject({ cart: null })
    expect(owner.updates.at(-1)).toMatchObject({ cart: { sharing: null } })
    const late = await follow(viewerKey)
    await late.ended
    expect(late.updates).toMatchObject([{ cart: null, sharedCart: null }])
  })

  it('are for nobody without a key of the tenant', async () => {
    const { ownerKey } = await shareWithAll()
    const strangers = [
      await follow(ownerKey, { tenant: 'other' }),
      await follow(`p-${'A'.repeat(22)}`),
      await follow(''),
    ]
    for (const { ended, updates } of strangers) {
      await ended
      expect(updates).toMatchObject([{ events: [], here: [], cart: null, sharedCart: null }])
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
