import { describe, expect, it, vi } from 'vitest'
import {
  createCartMirror,
  shouldClearAfterNavigation,
  type CartMirrorProblem,
} from './persisted-cart.js'
import { totalItems } from './persisted-cart-record.js'
import { createExampleCart } from '../testing/example-cart.js'
import { createMemoryStorage, type MemoryStorage } from '../testing/memory-storage.js'

const NOW = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

function openMirror(storage: MemoryStorage = createMemoryStorage(), tenant = 'default') {
  const problems: CartMirrorProblem[] = []
  const mirror = createCartMirror({
    tenant,
    storage: storage.openTab(),
    now: () => NOW,
    onProblem: (problem) => problems.push(problem),
  })
  return { mirror, problems, storage }
}

function storedText(changes: object = {}) {
  const record = { v: 1, tenant: 'default', id: 'cart-1', time: NOW + DAY_MS, stale: false }
  return JSON.stringify({
    ...record,
    address: null,
    quantity: 2,
    token: null,
    version: 1,
    ...changes,
  })
}

function refusalOf(text: string) {
  const { mirror, problems } = openMirror(createMemoryStorage(text))
  expect(mirror.getSnapshot()).toBeNull()
  return problems.map((problem) => problem.code)
}

describe('createCartMirror', () => {
  it('remembers a cart for the next page', () => {
    const { mirror, storage } = openMirror()
    mirror.refreshed(createExampleCart({ address: { country: 'GR', postalCode: '54622' } }))
    expect(openMirror(storage).mirror.getSnapshot()).toEqual({
      v: 1,
      tenant: 'default',
      id: 'cart-1',
      time: Date.UTC(2026, 0, 15),
      stale: false,
      address: { country: 'GR', postalCode: '54622' },
      quantity: 2,
      token: null,
      version: 1,
    })
  })

  it('counts additions, moves the end of the cart and is stale until refreshed', () => {
    const { mirror } = openMirror(createMemoryStorage(storedText()))
    mirror.added(3)
    expect(mirror.getSnapshot()).toMatchObject({
      quantity: 5,
      stale: true,
      time: NOW + 14 * DAY_MS,
    })
    mirror.refreshed(createExampleCart())
    expect(mirror.getSnapshot()).toMatchObject({ quantity: 2, stale: false })
  })

  it('counts removals down to nothing and keeps the end of the cart', () => {
    const { mirror } = openMirror(createMemoryStorage(storedText()))
    mirror.removed(1)
    expect(mirror.getSnapshot()).toMatchObject({ quantity: 1, stale: true, time: NOW + DAY_MS })
    mirror.removed(5)
    expect(mirror.getSnapshot()?.quantity).toBe(0)
  })

  it('tells one tab of what another has changed, and of nothing else', () => {
    const storage = createMemoryStorage(storedText())
    const here = openMirror(storage).mirror
    const told: (number | undefined)[] = []
    const stop = here.subscribeToTabs(() => told.push(here.getSnapshot()?.version))
    here.refreshed(createExampleCart({ version: 6 }))
    const there = openMirror(storage).mirror
    there.refreshed(createExampleCart({ version: 7 }))
    there.clear()
    stop()
    there.refreshed(createExampleCart({ version: 8 }))
    expect(told).toEqual([7, undefined])
  })

  it('survives corrupt, foreign and other content, and says which', () => {
    expect(refusalOf('{"v":1,')).toEqual(['corrupt'])
    expect(refusalOf('"hello"')).toEqual(['foreign'])
    expect(refusalOf('null')).toEqual(['foreign'])
    expect(refusalOf('[]')).toEqual(['foreign'])
    expect(refusalOf(storedText({ v: 2 }))).toEqual(['other-version'])
    expect(refusalOf(storedText({ tenant: 'other' }))).toEqual(['other-tenant'])
    expect(refusalOf(storedText({ id: 7 }))).toEqual(['foreign'])
    expect(refusalOf(storedText({ quantity: -1 }))).toEqual(['foreign'])
    expect(refusalOf(storedText({ time: 'soon' }))).toEqual(['foreign'])
  })

  it('mends what is odd in a record of its own', () => {
    const text = storedText({ stale: 'perhaps', address: { country: 30 }, token: 7, extra: '!' })
    const { mirror } = openMirror(createMemoryStorage(text))
    expect(mirror.getSnapshot()).toEqual(
      JSON.parse(storedText({ stale: true, address: null, token: null })),
    )
  })

  it('writes over content that is not its own', () => {
    const { mirror, storage } = openMirror(createMemoryStorage('{"v":1,'))
    mirror.refreshed(createExampleCart())
    expect(openMirror(storage).mirror.getSnapshot()?.id).toBe('cart-1')
  })

  it('forgets a cart that has ended', () => {
    const { mirror, problems } = openMirror(createMemoryStorage(storedText({ time: NOW })))
    expect(mirror.getSnapshot()).toBeNull()
    expect(problems).toEqual([])
  })

  it('forgets a cart that ends while the page is open, at the next navigation', () => {
    let nowMs = NOW
    const storage = createMemoryStorage(storedText())
    const mirror = createCartMirror({
      tenant: 'default',
      storage: storage.openTab(),
      now: () => nowMs,
    })
    mirror.navigated('/')
    expect(mirror.getSnapshot()?.quantity).toBe(2)
    nowMs += DAY_MS
    mirror.navigated('/products')
    expect(mirror.getSnapshot()).toBeNull()
  })

  it('goes on in memory where storage is blocked, and reports it', () => {
    const storage = createMemoryStorage()
    storage.failure = 'blocked'
    const { mirror, problems } = openMirror(storage)
    mirror.subscribe(() => {})()
    mirror.refreshed(createExampleCart())
    mirror.subscribe(() => {})()
    expect(mirror.getSnapshot()?.quantity).toBe(2)
    expect(problems.map((problem) => problem.code)).toEqual(['unwritable'])
  })

  it('goes on in memory when storage is full', () => {
    const { mirror, problems, storage } = openMirror()
    storage.failure = 'full'
    mirror.refreshed(createExampleCart())
    mirror.clear()
    expect(mirror.getSnapshot()).toBeNull()
    expect(problems.map((problem) => problem.code)).toEqual(['unwritable', 'unwritable'])
  })

  it('follows the other tabs while somebody listens', () => {
    const { mirror, storage } = openMirror()
    const other = openMirror(storage).mirror
    const listener = vi.fn<() => void>()
    const stop = other.subscribe(listener)
    mirror.refreshed(createExampleCart())
    expect(listener).toHaveBeenCalledTimes(1)
    expect(other.getSnapshot()?.quantity).toBe(2)
    stop()
    mirror.clear()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(other.getSnapshot()).toBeNull()
  })

  it('forgets an ordered cart on the first page outside checkout', () => {
    const { mirror, storage } = openMirror(createMemoryStorage(storedText({ token: 'order-1' })))
    mirror.navigated('/en/checkout')
    expect(mirror.getSnapshot()).not.toBeNull()
    mirror.navigated('/receipt/1')
    expect(mirror.getSnapshot()).toBeNull()
    expect(storage.text).toBeNull()
  })

  it('answers with the same object until something changes', () => {
    const { mirror } = openMirror(createMemoryStorage(storedText()))
    expect(mirror.getSnapshot()).toBe(mirror.getSnapshot())
  })

  it('changes nothing where nothing is remembered', () => {
    const { mirror, storage } = openMirror()
    mirror.added(1)
    mirror.markStale()
    expect(mirror.getSnapshot()).toBeNull()
    expect(storage.text).toBeNull()
  })
})

describe('shouldClearAfterNavigation', () => {
  it('asks for a token and a path outside checkout', () => {
    const ordered = { token: 'order-1' }
    expect(shouldClearAfterNavigation('/', ordered)).toBe(true)
    expect(shouldClearAfterNavigation('/checkout', ordered)).toBe(false)
    expect(shouldClearAfterNavigation('/en/checkout?step=review', ordered)).toBe(false)
    expect(shouldClearAfterNavigation('/products?search=/checkout', ordered)).toBe(true)
    expect(shouldClearAfterNavigation('/', { token: null })).toBe(false)
    expect(shouldClearAfterNavigation('/', null)).toBe(false)
  })
})

describe('totalItems', () => {
  it('is the quantity, or none', () => {
    expect(totalItems({ quantity: 3 })).toBe(3)
    expect(totalItems({})).toBe(0)
    expect(totalItems(null)).toBe(0)
  })
})
