// @vitest-environment jsdom
import type { AnalyticsEvent } from '@floga/analytics'
import { createCart } from '@floga/cart-core'
import type { CartController, CartReply } from '@floga/cart-core'
import { createExampleCart, createExampleLine } from '@floga/cart-core/testing'
import { cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { VisitEvents } from './visit-events.js'

const shop = vi.hoisted(() => ({ id: 'tea', name: 'Tea', cookies: { prefix: '' } }))
const visit = vi.hoisted(() => ({
  cart: null as CartController | null,
  openVisit: (): { openPage: () => void; send: (event: AnalyticsEvent) => void } => {
    throw new Error('No visit yet.')
  },
}))
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/', search: '', key: 'first' }),
  useMatches: () => [],
  useNavigation: () => ({ state: 'idle' }),
}))
vi.mock('../cart/cart-provider.js', () => ({ useCart: () => visit.cart }))
vi.mock('../../site/use-site.js', () => ({
  useSite: () => ({ settings: { analytics: ['pixel'] } }),
}))
vi.mock('../../lib/views/storefront-context.js', () => ({ useStorefront: () => shop }))
vi.mock('../consent/open-visit.js', () => ({ openVisit: () => visit.openVisit() }))

afterEach(cleanup)

/** A measured visit with a cart, whose requests the test answers. */
async function openVisit() {
  const store = createStore()
  const names: string[] = []
  const answers: ((reply: CartReply) => void)[] = []
  const send = () => new Promise<CartReply>((answer) => answers.push(answer))
  const transport = { read: async () => null, send }
  const cart = createCart({ tenant: 'tea', store, storage: null, transport })
  visit.cart = cart
  await new Promise<void>((opened) => {
    visit.openVisit = () => ({ openPage: opened, send: ({ name }) => names.push(name) })
    render(
      <Provider store={store}>
        <VisitEvents />
      </Provider>,
    )
  })
  const add = async (reply: CartReply): Promise<void> => {
    const preview = { name: 'Hose', slug: 'hose', unitPrice }
    const made = cart.change({ kind: 'add', variantId: '7', quantity: 1, preview })
    await vi.waitUntil(() => answers.length > 0, 60_000)
    answers.shift()?.(reply)
    await made
  }
  return { names, add, receive: cart.receive }
}

const unitPrice = { amountMinor: 1_000, currency: 'EUR' }
const cartOf = (quantity: number, version: number) =>
  createExampleCart({
    version,
    lines: [createExampleLine({ variantId: '7', slug: 'hose', quantity, unitPrice })],
  })
const refused = [{ code: 'INSUFFICIENT_STOCK', lineId: null, available: 0 }]

describe('useVisitEvents', () => {
  it('counts an addition once the platform has made it, and none that is rejected', async () => {
    const { names, add } = await openVisit()
    await add({ cart: null, errors: refused })
    await add({ cart: cartOf(1, 1), errors: [] })
    await vi.waitFor(() => expect(names).toEqual(['add_to_cart']), 60_000)
  })

  it('counts neither adding nor removing where a further piece is rejected', async () => {
    const { names, add, receive } = await openVisit()
    receive(cartOf(1, 1))
    await add({ cart: cartOf(1, 1), errors: refused })
    receive(cartOf(3, 2))
    await vi.waitFor(() => expect(names).toEqual(['add_to_cart']), 60_000)
  })
})
