// @vitest-environment jsdom
import { createCart } from '@floga/cart-core'
import type { CartController, CartReply } from '@floga/cart-core'
import { createExampleCart, createExampleLine } from '@floga/cart-core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { CardButton, CardsForm } from './cards-form.js'
import { useAddToCartForm } from './use-add-to-cart.js'
import { useCartDrawer } from '../drawer/use-cart-drawer.js'

const shop = vi.hoisted(() => ({
  cart: null as CartController | null,
  pathname: '/en/products',
}))
vi.mock('../cart-provider.js', () => ({ useCart: () => shop.cart }))
vi.mock('@remix-run/react', () => ({ useLocation: () => ({ pathname: shop.pathname }) }))
// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
vi.mock('../../../lib/views/storefront-context.js', () => ({
  useLanguage: () => ({ t: (key: string) => key, href: (path: string) => path }),
}))

afterEach(cleanup)

/** A page with a drawer, whose requests the test answers. */
function openPage(children: ReactNode) {
  const store = createStore()
  const sent: { fields: Record<string, string>; answer: (reply: CartReply) => void }[] = []
  const cart = createCart({
    tenant: 'floga',
    store,
    storage: null,
    transport: {
      read: async () => ({ cart: null, errors: [] }),
      send: (fields) =>
        new Promise<CartReply>((answer) =>
          sent.push({ fields: Object.fromEntries(fields), answer }),
        ),
    },
  })
  shop.cart = cart
  store.sub(cart.quantityAtom, () => undefined)
  const { container } = render(
    <Provider store={store}>
      {children}
      <Drawer />
    </Provider>,
  )
  const shown = () => ({
    lines: store.get(cart.cartAtom)?.lines.map(({ name, quantity }) => [name, quantity]),
    quantity: store.get(cart.quantityAtom),
  })
  /** Responds to the next change. */
  const answer = async (reply: CartReply): Promise<void> => {
    await waitFor(() => expect(sent).toHaveLength(1))
    sent.shift()?.answer(reply)
  }
  return { container, sent, shown, answer }
}

const preview = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  unitPrice: { amountMinor: 500, currency: 'EUR' },
})
const button = (name: RegExp) => screen.getByRole('button', { name })
const rejection = (code: string): CartReply => ({
  cart: null,
  errors: [{ code, lineId: null, available: null }],
})
const answered = (variantId: string): CartReply => ({
  cart: createExampleCart({
    lines: [createExampleLine({ variantId, quantity: 1, name: 'Hose 1 m' })],
    totals: { ...createExampleCart().totals, itemsCount: 1 },
  }),
  errors: [],
})

function Drawer() {
  const { isOpen, added, refused } = useCartDrawer()
  const text = refused.map(({ name, error }) => `${name} ${error.code}`)
  return <output>{isOpen ? ['open', ...added, ...text].join(', ') : 'closed'}</output>
}

function openCards() {
  return openPage(
    <>
      <CardButton variantId="7" label="Add" preview={preview('Hose')} />
      <CardButton variantId="8" label="Add" preview={preview('Tank')} />
      <CardsForm />
    </>,
  )
}

describe('CardButton', () => {
  it('shows its product in the cart and opens the drawer in the click event, before the response', async () => {
    const { sent, shown, answer } = openCards()
    fireEvent.click(button(/Hose/))
    expect(shown()).toEqual({ lines: [['Hose', 1]], quantity: 1 })
    expect(screen.getByRole('status').textContent).toBe('open')
    expect(button(/Hose/).getAttribute('aria-busy')).toBe('true')
    expect(button(/Tank/).getAttribute('aria-busy')).toBeNull()
    await waitFor(() =>
      expect(sent[0]?.fields).toMatchObject({ intent: 'add', variantId: '7', quantity: '1' }),
    )
    await answer(answered('7'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('open, Hose'))
    expect(shown()).toEqual({ lines: [['Hose 1 m', 1]], quantity: 1 })
    await waitFor(() => expect(button(/Hose/).getAttribute('aria-busy')).toBeNull())
  })

  it('rolls the product back and shows why the platform rejected it', async () => {
    const { shown, answer } = openCards()
    fireEvent.click(button(/Tank/))
    await answer(rejection('INSUFFICIENT_STOCK'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('cartErrors.NOT_ADDED')
    expect(alert.textContent).toContain('cartErrors.INSUFFICIENT_STOCK')
    expect(shown()).toEqual({ lines: undefined, quantity: 0 })
    expect(screen.getByRole('status').textContent).toBe('open, Tank INSUFFICIENT_STOCK')
  })

  it('tells of a product that was suggested, or put into another cart, in the drawer alone', async () => {
    const { answer } = openCards()
    fireEvent.click(button(/Tank/))
    await answer({ ...answered('7'), errors: rejection('SUGGESTED').errors })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('open, Tank SUGGESTED'))
    await waitFor(() => expect(button(/Tank/).getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is a plain submit button of the form, which a script can submit as a click does', () => {
    const { container, shown } = openCards()
    const form = container.querySelector('form')!
    const hose = button(/Hose/) as HTMLButtonElement
    expect(Object.fromEntries(new FormData(form, hose))).toEqual({ intent: 'add', variantId: '7' })
    form.requestSubmit(hose)
    expect(shown().lines).toEqual([['Hose', 1]])
  })
})

/** A form as a product page has it. */
function ProductForm({ quantity }: { quantity: string }) {
  const { formProps, isBusy, outcome } = useAddToCartForm(preview('Hose'))
  return (
    <form {...formProps} aria-busy={isBusy}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value="7" />
      <input name="quantity" defaultValue={quantity} />
      <button type="submit">Add</button>
      {outcome.error && <p role="alert">{outcome.error.title}</p>}
    </form>
  )
}

describe('useAddToCartForm', () => {
  it('adds the quantity of the form', async () => {
    const { sent, shown } = openPage(<ProductForm quantity="3" />)
    fireEvent.click(button(/Add/))
    expect(shown()).toEqual({ lines: [['Hose', 3]], quantity: 3 })
    await waitFor(() => expect(sent[0]?.fields).toMatchObject({ variantId: '7', quantity: '3' }))
  })

  it('sends no request for an invalid quantity', async () => {
    const { sent } = openPage(<ProductForm quantity="many" />)
    fireEvent.click(button(/Add/))
    expect((await screen.findByRole('alert')).textContent).toBe('cartErrors.NOT_ADDED')
    expect([sent, screen.getByRole('status').textContent]).toEqual([[], 'closed'])
  })
})
