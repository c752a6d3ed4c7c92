import { createCart } from '@floga/cart-core'
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'

import { createLazyCart } from './lazy-cart.js'
import type { LazyCartOptions, OpenedCart } from './lazy-cart.js'

/** A cart whose part comes when the test says so, and what it was asked. */
function openLazyCart() {
  const store = createStore()
  const asked: string[] = []
  const cart = createCart<never>({
    tenant: 'floga',
    store,
    storage: null,
    transport: { read: async () => null, send: async () => null },
  })
  const spied: OpenedCart<never> = {
    cart: {
      ...cart,
      navigated: (path) => void asked.push(`navigated ${path}`),
      receive: () => void asked.push('receive'),
      refresh: async () => void asked.push('refresh'),
      async change({ kind }) {
        asked.push(kind)
        return null
      },
      connect() {
        asked.push('connect')
        return () => void asked.push('stop')
      },
    },
    async send(form) {
      asked.push(`send ${String(form.get('kind'))}`)
      return null
    },
  }
  const arrivals: { come: () => void; fail: () => void }[] = []
  const load = vi.fn<LazyCartOptions<never>['load']>(
    () =>
      new Promise((resolve, reject) => {
        arrivals.push({ come: () => resolve(spied), fail: () => reject(new Error('no part')) })
      }),
  )
  const onProblem = vi.fn<(cause: unknown) => void>()
  const lazy = createLazyCart<never>({ store, load, onProblem })
  return { lazy, asked, load, arrivals, onProblem }
}

const page = {
  document: {
    visibilityState: 'visible' as const,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  },
  window: { addEventListener: () => undefined, removeEventListener: () => undefined },
}
const addition = { kind: 'add', variantId: '7', quantity: 1 } as const

describe('createLazyCart', () => {
  it('does what was asked before its part came once, in that order, and then at once', async () => {
    const { lazy, asked, load, arrivals } = openLazyCart()
    lazy.navigated('/products')
    expect(load).not.toHaveBeenCalled()
    lazy.receive(null)
    const made = lazy.change(addition)
    lazy.navigated('/cart')
    arrivals[0]?.come()
    expect(await made).toBeNull()
    await vi.waitFor(() => expect(asked).toHaveLength(4))
    expect(asked).toEqual(['navigated /products', 'receive', 'add', 'navigated /cart'])
    const form = new FormData()
    form.set('kind', 'remove')
    void lazy.send(form)
    expect(asked.at(-1)).toBe('send remove')
    expect(load).toHaveBeenCalledOnce()
  })

  it('follows a page once its part has come, until the page is left', async () => {
    const { lazy, asked, arrivals } = openLazyCart()
    const stop = lazy.connect(page)
    arrivals[0]?.come()
    await vi.waitFor(() => expect(asked).toEqual(['connect']))
    stop()
    expect(asked).toEqual(['connect', 'stop'])
    const late = openLazyCart()
    late.lazy.connect(page)()
    late.arrivals[0]?.come()
    expect(await late.lazy.prepare()).toBe(true)
    expect(late.asked).toEqual([])
  })

  it('says that its part cannot be had, and asks for it again with the next act', async () => {
    const { lazy, asked, arrivals, onProblem, load } = openLazyCart()
    const isThere = lazy.prepare()
    void lazy.refresh()
    arrivals[0]?.fail()
    expect(await isThere).toBe(false)
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledOnce())
    expect(lazy.isOpen()).toBe(false)
    const again = lazy.prepare()
    arrivals[1]?.come()
    expect(await again).toBe(true)
    expect(lazy.isOpen()).toBe(true)
    expect(asked).toEqual([])
    expect(load).toHaveBeenCalledTimes(2)
  })
})
