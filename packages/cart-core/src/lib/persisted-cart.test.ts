import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, type MemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import {
  createPersistedCart,
  isExpired,
  shouldClearAfterNavigation,
  totalItems,
  type PersistedCartProblem,
} from './persisted-cart.js'
import { createExampleCart } from './testing/example-cart.js'

const NOW = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

function openTab(
  storage: MemoryStorage = createMemoryStorage(),
  { tenant = 'default', now = () => NOW } = {},
) {
  const problems: PersistedCartProblem[] = []
  const store = createStore()
  const { persistedAtom, ...cart } = createPersistedCart({
    tenant,
    storage: storage.openTab(),
    store,
    now,
    onProblem: (problem) => problems.push(problem),
  })
  const subscribe = (listener: () => void) => store.sub(persistedAtom, listener)
  return { cart: { ...cart, shown: () => store.get(persistedAtom), subscribe }, problems, storage }
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

function faultOf(text: string) {
  const { cart, problems } = openTab(createMemoryStorage(text))
  expect(cart.read()).toBeNull()
  return problems.map((problem) => problem.code)
}

describe('createPersistedCart', () => {
  it('keeps a cart for the next page', () => {
    const { cart, storage } = openTab()
    cart.refreshed(createExampleCart({ address: { country: 'GR', postalCode: '54622' } }))
    expect(openTab(storage).cart.read()).toEqual({
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

  it('is stale from the moment it is marked until refreshed', () => {
    const { cart } = openTab(createMemoryStorage(storedText()))
    cart.markStale()
    expect(cart.read()).toMatchObject({ quantity: 2, stale: true, time: NOW + DAY_MS })
    cart.refreshed(createExampleCart())
    expect(cart.read()).toMatchObject({ quantity: 2, stale: false })
  })

  it('stores the newer of two responses, which another tab may have received first', () => {
    const { cart, storage } = openTab()
    cart.refreshed(createExampleCart({ version: 3 }))
    const other = openTab(storage).cart
    other.refreshed(
      createExampleCart({ version: 2, totals: { ...createExampleCart().totals, itemsCount: 1 } }),
    )
    expect(other.read()).toMatchObject({ version: 3, quantity: 2 })
    other.refreshed(createExampleCart({ id: 'cart-2', version: 1 }))
    expect(cart.read()).toMatchObject({ id: 'cart-2', version: 1 })
  })

  it('survives corrupt, foreign and other content, and reports it', () => {
    expect(faultOf('{"v":1,')).toEqual(['corrupt'])
    expect(faultOf('"hello"')).toEqual(['foreign'])
    expect(faultOf('null')).toEqual(['foreign'])
    expect(faultOf('[]')).toEqual(['foreign'])
    expect(faultOf(storedText({ v: 2 }))).toEqual(['other-version'])
    expect(faultOf(storedText({ tenant: 'other' }))).toEqual(['other-tenant'])
    expect(faultOf(storedText({ id: 7 }))).toEqual(['foreign'])
    expect(faultOf(storedText({ quantity: -1 }))).toEqual(['foreign'])
    expect(faultOf(storedText({ time: 'soon' }))).toEqual(['foreign'])
  })

  it('corrects invalid fields of a stored cart', () => {
    const text = storedText({ stale: 'perhaps', address: { country: 30 }, token: 7, extra: '!' })
    const { cart } = openTab(createMemoryStorage(text))
    expect(cart.read()).toEqual(JSON.parse(storedText({ stale: true, address: null, token: null })))
  })

  it('writes over content that is not its own', () => {
    const { cart, storage } = openTab(createMemoryStorage('{"v":1,'))
    cart.refreshed(createExampleCart())
    expect(openTab(storage).cart.read()?.id).toBe('cart-1')
  })

  it('clears a cart that has ended', () => {
    const { cart, problems } = openTab(createMemoryStorage(storedText({ time: NOW })))
    expect(cart.read()).toBeNull()
    expect(problems).toEqual([])
  })

  it('clears a cart that ends while the page is open, at the next navigation', () => {
    let nowMs = NOW
    const storage = createMemoryStorage(storedText())
    const { cart } = openTab(storage, { now: () => nowMs })
    cart.navigated('/')
    expect(cart.read()?.quantity).toBe(2)
    nowMs += DAY_MS
    cart.navigated('/products')
    expect(cart.read()).toBeNull()
  })

  it('continues in memory if storage is blocked, and reports it', () => {
    const storage = createMemoryStorage()
    storage.failure = 'blocked'
    const { cart, problems } = openTab(storage)
    cart.subscribe(() => {})()
    cart.refreshed(createExampleCart())
    cart.subscribe(() => {})()
    expect(cart.read()?.quantity).toBe(2)
    expect(new Set(problems.map((problem) => problem.code))).toEqual(
      new Set(['unreadable', 'unwritable']),
    )
  })

  it('continues in memory when storage is full', () => {
    const { cart, problems, storage } = openTab()
    storage.failure = 'full'
    cart.refreshed(createExampleCart())
    cart.clear()
    expect(cart.read()).toBeNull()
    expect(problems.map((problem) => problem.code)).toEqual(['unwritable'])
  })

  it('follows other tabs while subscribed', () => {
    const { cart, storage } = openTab()
    const other = openTab(storage).cart
    const listener = vi.fn<() => void>()
    const stop = other.subscribe(listener)
    cart.refreshed(createExampleCart())
    expect(listener).toHaveBeenCalledTimes(1)
    expect(other.read()?.quantity).toBe(2)
    stop()
    cart.clear()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(other.read()).toBeNull()
  })

  it('clears an ordered cart on the first page outside checkout', () => {
    const { cart, storage } = openTab(createMemoryStorage(storedText({ token: 'order-1' })))
    cart.navigated('/en/checkout')
    expect(cart.read()).not.toBeNull()
    cart.navigated('/receipt/1')
    expect(cart.read()).toBeNull()
    expect(storage.text).toBeNull()
  })

  it('returns the same object until something changes', () => {
    const { cart } = openTab(createMemoryStorage(storedText()))
    expect(cart.read()).toBe(cart.read())
  })

  it('changes nothing where nothing is kept', () => {
    const { cart, storage } = openTab()
    cart.markStale()
    expect(cart.read()).toBeNull()
    expect(storage.text).toBeNull()
  })
})

describe('shouldClearAfterNavigation', () => {
  it('requires a token and a path outside checkout', () => {
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

describe('isExpired', () => {
  it('ends a cart at its time, not before', () => {
    expect(isExpired(NOW, NOW - 1)).toBe(false)
    expect(isExpired(NOW, NOW)).toBe(true)
  })
})
