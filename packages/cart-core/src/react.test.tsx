// @vitest-environment jsdom
import { createMemoryStorage } from '@floga/browser-storage/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCart, totalItems } from './index.js'
import { CartFields } from './react.js'
import { createExampleCart } from './testing.js'

afterEach(cleanup)

function openTab(storage = createMemoryStorage()) {
  const store = createStore()
  const transport = { read: async () => null, send: async () => null }
  const cart = createCart({ tenant: 'default', storage: storage.openTab(), store, transport })
  return { cart, store }
}

function Badge({ cart, store }: ReturnType<typeof openTab>) {
  return <output>{totalItems(useAtomValue(cart.persistedAtom, { store }))}</output>
}

function Summary({ cart, store }: ReturnType<typeof openTab>) {
  const shown = useAtomValue(cart.cartAtom, { store })
  return <output>{shown ? `${shown.lines.length} ${shown.totalsStatus}` : 'no cart'}</output>
}

const text = () => screen.getByRole('status').textContent
const future = () => createExampleCart({ expiresAtMs: Date.now() + 86_400_000 })

describe('createCart in React', () => {
  it('is empty in cached pages, and shows the persisted cart right after hydration', () => {
    const storage = createMemoryStorage()
    openTab(storage).cart.receive(future())
    const tab = openTab(storage)
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Badge {...tab} />)
    expect(page.innerHTML).toBe('<output>0</output>')
    document.body.append(page)
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    render(<Badge {...tab} />, { container: page, hydrate: true })
    expect(complaints).not.toHaveBeenCalled()
    expect(text()).toBe('2')
  })

  it('follows the other tabs', () => {
    const storage = createMemoryStorage()
    render(<Badge {...openTab(storage)} />)
    expect(text()).toBe('0')
    const { cart } = openTab(storage)
    act(() => cart.receive(future()))
    expect(text()).toBe('2')
    act(() => cart.receive(null))
    expect(text()).toBe('0')
  })

  it('shows the cart with its pending changes', () => {
    const tab = openTab()
    render(<Summary {...tab} />)
    expect(text()).toBe('no cart')
    act(() => tab.cart.receive(future()))
    expect(text()).toBe('1 current')
    act(() => void tab.cart.change({ kind: 'remove', lineId: 'line-1' }))
    expect(text()).toBe('0 updating')
  })
})

describe('CartFields', () => {
  it('are the hidden fields of a form that works without scripts', () => {
    const { container } = render(
      <form>
        <CartFields kind="set" lineId="line-1" fromQuantity={2} />
      </form>,
    )
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['intent', 'set'],
      ['lineId', 'line-1'],
      ['fromQuantity', '2'],
    ])
  })
})
