import { describe, expect, it } from 'vitest'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'
import {
  createExampleEvent,
  createExamplePerson,
  createExampleSharedCart,
  createExampleUpdate,
  createSharedLineCart,
} from '../testing/example-shared-cart.js'
import { openSharedCart } from '../testing/open-shared-cart.js'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const maria = createExamplePerson({ isAsker: true })
const asMember = { member: maria, owner: null }

describe('createSharedCart', () => {
  it('is a member or the owner, never both, and exists while it has an id', () => {
    const shared = openSharedCart()
    expect(shared.exists()).toBe(false)
    shared.update(createExampleSharedCart())
    expect([shared.exists(), shared.state().owner?.name]).toEqual([true, 'Giorgos'])
    shared.login(maria)
    expect([shared.state().member, shared.state().owner]).toEqual([maria, null])
    shared.setOwner(maria)
    expect([shared.state().member, shared.state().owner]).toEqual([null, maria])
    shared.clear()
    expect([shared.exists(), shared.state().owner, shared.memory.text]).toEqual([false, null, null])
  })

  it('follows the cart from the revision that it knows, and catches up after a break', () => {
    const shared = openSharedCart()
    shared.update(createExampleSharedCart({ revision: 4 }))
    const stop = shared.connect(shared.page)
    expect([shared.latest().after, shared.connection().status]).toEqual([4, 'connecting'])
    shared.latest().listener.onOpen()
    shared.receive(createExampleUpdate(5, [{ revision: 5 }], { cart: createSharedLineCart(2, 5) }))
    expect([shared.connection().status, shared.quantities()]).toEqual(['live', [5]])
    shared.latest().listener.onEnd('lost')
    expect(shared.connection()).toMatchObject({ status: 'waiting' })
    shared.clock.pass(500)
    expect([shared.streams.length, shared.latest().after]).toEqual([2, 5])
    stop()
    expect([shared.latest().isStopped, shared.connection().status]).toEqual([true, 'idle'])
    expect(shared.clock.timersCount()).toBe(0)
  })

  it('connects immediately when the browser is online again or the page becomes visible', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.page.dispatch('offline')
    expect([shared.connection().status, shared.latest().isStopped]).toEqual(['waiting', true])
    shared.page.dispatch('online')
    expect(shared.streams).toHaveLength(2)
    shared.latest().listener.onEnd('lost')
    shared.page.show('hidden')
    expect(shared.streams).toHaveLength(2)
    shared.page.show('visible')
    expect(shared.streams).toHaveLength(3)
    shared.page.dispatch('pagehide')
    shared.page.dispatch('pageshow')
    expect(shared.streams).toHaveLength(4)
  })

  it('loads missing events when an update leaves them out', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1))
    shared.receive(createExampleUpdate(4, [{ revision: 4 }]))
    expect(shared.state().data?.revision).toBe(1)
    shared.clock.pass(500)
    expect(shared.latest().after).toBe(1)
    shared.receive(
      createExampleUpdate(
        4,
        [2, 3, 4].map((revision) => ({ revision })),
      ),
    )
    expect(shared.state().data?.log.map(({ revision }) => revision)).toEqual([4, 3, 2])
  })

  it('listens to no stream but the latest', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    const old = shared.latest().listener
    old.onEnd('lost')
    shared.clock.pass(250)
    old.onUpdate(createExampleUpdate(9))
    old.onEnd('gone')
    expect([shared.exists(), shared.end()]).toEqual([false, null])
  })

  it('shows an update that arrives in between once its own changes are settled', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    void shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    // It already contains the change, and one item that another person added.
    shared.receive(createExampleUpdate(2, [{ revision: 2 }], { cart: createSharedLineCart(3, 4) }))
    expect(shared.quantities()).toEqual([3])
    shared.sent[0]!.answer({ cart: createSharedLineCart(2, 3), errors: [] })
    await settle()
    expect(shared.quantities()).toEqual([4])
  })

  it('tells the author who removed a line, until it is restored', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    const remover = createExamplePerson({ id: 'giorgos', name: 'Giorgos' })
    shared.receive(createExampleUpdate(1, [], { ...asMember, cart: createSharedLineCart(1, 2) }))
    const removed = { kind: 'LINE_REMOVED', lineId: 'line-1', person: remover } as const
    shared.receive(
      createExampleUpdate(2, [removed], { ...asMember, cart: createSharedLineCart(2, null) }),
    )
    const { name } = createExampleLine()
    expect(shared.conflicts()).toMatchObject([
      {
        kind: 'removed',
        line: { name, quantity: 2 },
        position: 0,
        by: 'Giorgos',
        canPutBack: true,
      },
    ])
    const restored = { kind: 'LINE_RESTORED', lineId: 'line-1' } as const
    shared.receive(
      createExampleUpdate(3, [restored], { ...asMember, cart: createSharedLineCart(3, 2) }),
    )
    expect(shared.conflicts()).toEqual([])
    shared.receive(
      createExampleUpdate(4, [removed], { ...asMember, cart: createSharedLineCart(4, null) }),
    )
    shared.dismissConflict('line-1')
    expect(shared.conflicts()).toEqual([])
  })

  it('tells each person who removed a line, and lets its author and the owner put it back', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    const line = createExampleLine({ authorId: 'giorgos' })
    const member = createExamplePerson({ id: 'eleni', isAsker: true })
    const others = { member, owner: null }
    const withLine = createExampleCart({ lines: [line] })
    shared.receive(createExampleUpdate(1, [], { ...others, cart: withLine }))
    const answer = shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    shared.sent[0]!.answer({
      cart: createSharedLineCart(2, null),
      errors: [{ code: 'LINE_REMOVED', lineId: 'line-1', available: null, by: 'Maria' }],
    })
    await answer
    expect(shared.conflicts()).toMatchObject([{ by: 'Maria', canPutBack: false }])
    shared.dismissConflict('line-1')
    const removed = { kind: 'LINE_REMOVED', lineId: 'line-1' } as const
    shared.receive(
      createExampleUpdate(2, [removed], { ...others, cart: createSharedLineCart(3, null) }),
    )
    expect(shared.conflicts()).toMatchObject([{ by: 'Maria', canPutBack: false }])
    const owners = openSharedCart()
    owners.connect(owners.page)
    owners.receive(createExampleUpdate(1, [], { cart: withLine }))
    const byAuthor = { ...removed, person: createExamplePerson({ id: 'giorgos', name: 'Giorgos' }) }
    owners.receive(createExampleUpdate(2, [byAuthor], { cart: createSharedLineCart(3, null) }))
    expect(owners.conflicts()).toMatchObject([{ by: 'Giorgos', canPutBack: true }])
  })

  it('reports who changed a line, and whether at the same time, in any order of responses', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], { cart: createSharedLineCart(1, 2) }))
    void shared.cart.change({ kind: 'change-by', lineId: 'line-1', difference: 1 })
    await settle()
    const changed = { kind: 'LINE_CHANGED', lineId: 'line-1', quantity: 3, difference: 1 } as const
    shared.receive(createExampleUpdate(2, [changed], { cart: createSharedLineCart(2, 3) }))
    const both = [{ kind: 'changed', lineId: 'line-1', by: 'Maria', isConcurrent: true }]
    expect(shared.conflicts()).toMatchObject(both)
    shared.dismissConflict('line-1')
    shared.sent[0]!.answer({ cart: createSharedLineCart(3, 4), errors: [] })
    await settle()

    const actor = createExamplePerson({ id: 'giorgos', name: 'Giorgos', isAsker: true })
    const own = { ...changed, person: actor }
    const news = [
      { ...own, revision: 3 },
      { ...changed, revision: 4 },
    ]
    shared.receive(createExampleUpdate(4, news, { cart: createSharedLineCart(4, 5) }))
    expect(shared.conflicts()).toMatchObject(both)
    shared.dismissConflict('line-1')
    const steps = [
      { ...changed, revision: 5, quantity: 6 },
      { ...changed, revision: 6, quantity: 7 },
    ]
    shared.receive(createExampleUpdate(6, steps, { cart: createSharedLineCart(5, 7) }))
    expect(shared.conflicts()).toMatchObject([
      { by: 'Maria', isConcurrent: false, from: 5, to: 7, canPutBack: true },
    ])
    // Undone, or changed by the visitor themselves.
    shared.receive(
      createExampleUpdate(7, [{ ...own, revision: 7 }], { cart: createSharedLineCart(6, 5) }),
    )
    expect(shared.conflicts()).toEqual([])
  })

  it('is locked while the owner orders, and open again when the time has come', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    const lockedUntil = new Date(shared.clock.nowMs() + 900_000).toISOString()
    shared.receive(createExampleUpdate(2, [], { state: 'LOCKED', lockedUntil }))
    expect(shared.lockedUntil()).toBe(Date.parse(lockedUntil))
    shared.clock.pass(900_000)
    expect(shared.lockedUntil()).toBeNull()
    shared.receive(createExampleUpdate(3, [], { lockedUntil }))
    expect(shared.lockedUntil()).toBeNull()
  })

  it('announces the changes of others', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1))
    expect(shared.announcement()).toBeNull()
    shared.receive(createExampleUpdate(2, [{ revision: 2 }]))
    expect(shared.announcement()).toMatchObject({ event: { productName: 'Filter' }, more: 0 })
  })

  it('ends for a removed person: nothing is persisted, and their own cart is restored', async () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], asMember))
    const event = createExampleEvent({ kind: 'REMOVED_PERSON', otherPerson: maria })
    shared.receive({ revision: 2, events: [event], cart: null, sharedCart: null })
    expect([shared.end()?.reason, shared.connection()]).toEqual([
      'removed',
      { status: 'closed', reason: 'removed' },
    ])
    await settle()
    expect([shared.exists(), shared.memory.text, shared.readsCount()]).toEqual([false, null, 1])
    expect([shared.latest().isStopped, shared.clock.timersCount()]).toEqual([true, 0])
  })

  it('stays readable once it was ordered, and connects no more', () => {
    const shared = openSharedCart()
    shared.connect(shared.page)
    shared.receive(createExampleUpdate(1, [], asMember))
    shared.receive(
      createExampleUpdate(2, [{ revision: 2, kind: 'ORDERED' }], { ...asMember, state: 'ORDERED' }),
    )
    expect([shared.end()?.reason, shared.exists(), shared.state().data?.state]).toEqual([
      'ordered',
      true,
      'ORDERED',
    ])
    expect(shared.memory.text).toBeNull()
    shared.page.dispatch('online')
    expect(shared.streams).toHaveLength(1)
  })

  it('has expired, or is over, when the server knows it no more', () => {
    const over = openSharedCart()
    over.connect(over.page)
    over.receive(createExampleUpdate(1))
    over.latest().listener.onEnd('gone')
    expect(over.end()?.reason).toBe('ended')
    const expired = openSharedCart()
    expired.connect(expired.page)
    expired.receive(createExampleUpdate(1, [], { expiresAt: '2025-12-31T10:00:00.000Z' }))
    expired.latest().listener.onEnd('gone')
    expect(expired.end()?.reason).toBe('expired')
  })

  it('reports why it ended, and by whom, as the server sent it', () => {
    const last = { revision: 2, events: [], cart: null, sharedCart: null, endedBy: 'Maria' }
    const endings = (['LEFT', 'REMOVED', 'ENDED', 'EXPIRED'] as const).map((endReason) => {
      const shared = openSharedCart()
      shared.connect(shared.page)
      shared.receive(createExampleUpdate(1, [], asMember))
      shared.receive({ ...last, endReason })
      return shared.end()
    })
    expect(endings).toEqual(
      ['left', 'removed', 'ended', 'expired'].map((reason) => ({
        reason,
        by: 'Maria',
        wasOwner: false,
      })),
    )
    const owners = openSharedCart()
    owners.connect(owners.page)
    owners.receive(createExampleUpdate(1))
    owners.receive({ ...last, endReason: 'ENDED' })
    expect(owners.end()?.wasOwner).toBe(true)
  })
})
