// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCartMirror, createCartStore, totalItems } from './index.js'
import { useCart, useCartMirror } from './react.js'
import { createExampleCart, createMemoryStorage } from './testing.js'

afterEach(cleanup)

function openMirror() {
  return createCartMirror({
    tenant: 'default',
    storage: createMemoryStorage().openTab(),
    now: () => Date.UTC(2026, 0, 1),
  })
}

function Badge({ mirror }: { mirror: ReturnType<typeof openMirror> | null }) {
  return <output>{totalItems(useCartMirror(mirror))}</output>
}

function Summary({ store }: { store: ReturnType<typeof createCartStore> }) {
  const cart = useCart(store)
  return <output>{cart ? `${cart.lines.length} ${cart.totalsStatus}` : 'no cart'}</output>
}

describe('useCartMirror', () => {
  it('is empty in the page that every visitor gets, whatever is remembered', () => {
    const mirror = openMirror()
    mirror.refreshed(createExampleCart())
    expect(renderToString(<Badge mirror={mirror} />)).toBe('<output>0</output>')
  })

  it('follows the mirror', () => {
    const mirror = openMirror()
    mirror.refreshed(createExampleCart())
    render(<Badge mirror={mirror} />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', '2')
    act(() => mirror.added(3))
    expect(screen.getByRole('status')).toHaveProperty('textContent', '5')
    act(() => mirror.clear())
    expect(screen.getByRole('status')).toHaveProperty('textContent', '0')
  })

  it('fits the cached page while hydrating and shows what is remembered right after', () => {
    const mirror = openMirror()
    mirror.refreshed(createExampleCart())
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Badge mirror={null} />)
    document.body.append(page)
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    render(<Badge mirror={mirror} />, { container: page, hydrate: true })
    expect(complaints).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveProperty('textContent', '2')
  })

  it('is empty while there is no mirror', () => {
    render(<Badge mirror={null} />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', '0')
  })
})

describe('useCart', () => {
  it('shows the cart with its pending changes', () => {
    const store = createCartStore()
    render(<Summary store={store} />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'no cart')
    act(() => store.receive(createExampleCart()))
    expect(screen.getByRole('status')).toHaveProperty('textContent', '1 current')
    act(() => void store.begin({ kind: 'remove', lineId: 'line-1' }))
    expect(screen.getByRole('status')).toHaveProperty('textContent', '0 updating')
  })
})
