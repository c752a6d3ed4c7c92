// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const drawer = vi.hoisted(() => ({ isOpen: false }))
const loadMessages = vi.hoisted(() => vi.fn<(areas: string[]) => Promise<void>>())
vi.mock('./use-cart-drawer.js', () => ({ useCartDrawer: () => ({ isOpen: drawer.isOpen }) }))
vi.mock('../cart-provider.js', () => ({ useCart: () => ({}) }))
vi.mock('./cart-drawer.js', () => ({
  CartDrawer: () => <p>{drawer.isOpen ? 'open' : 'closed'}</p>,
}))
vi.mock('../../wiring/i18n/load-language.js', () => ({ loadMessages }))
vi.mock('../../wiring/i18n/use-messages.js', () => ({ useHref: () => (path: string) => path }))
const idle = vi.hoisted(() => ({ callbacks: [] as (() => void)[] }))
vi.mock('../../wiring/browser/when-idle.js', () => ({
  whenIdle(callback: () => void) {
    idle.callbacks.push(callback)
    return () => undefined
  },
}))

beforeEach(() => {
  vi.resetModules()
  loadMessages.mockReset().mockResolvedValue()
  drawer.isOpen = false
  idle.callbacks = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const patience = { timeout: 60_000 }

describe('LazyCartDrawer', () => {
  it('is loaded and rendered, closed, once the browser is idle, so that opening it is one render', async () => {
    const { LazyCartDrawer } = await import('./lazy-cart-drawer.js')
    const { container, rerender } = render(<LazyCartDrawer />)
    expect(container.childElementCount).toBe(0)
    expect(loadMessages).not.toHaveBeenCalled()
    act(() => idle.callbacks.forEach((callback) => callback()))
    expect(await screen.findByText('closed', {}, patience)).toBeTruthy()
    drawer.isOpen = true
    rerender(<LazyCartDrawer />)
    expect(screen.getByText('open')).toBeTruthy()
    drawer.isOpen = false
    rerender(<LazyCartDrawer />)
    expect(screen.getByText('closed')).toBeTruthy()
    expect(loadMessages).toHaveBeenCalledOnce()
  })

  it('is loaded when it is opened before that', async () => {
    const { LazyCartDrawer } = await import('./lazy-cart-drawer.js')
    drawer.isOpen = true
    render(<LazyCartDrawer />)
    expect(await screen.findByText('open', {}, patience)).toBeTruthy()
  })

  it('waits for the click where data are saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { LazyCartDrawer, drawerPrefetch } = await import('./lazy-cart-drawer.js')
    render(
      <>
        <LazyCartDrawer />
        <button type="button" {...drawerPrefetch} />
      </>,
    )
    fireEvent.pointerEnter(screen.getByRole('button'))
    expect(idle.callbacks).toEqual([])
    expect(loadMessages).not.toHaveBeenCalled()
  })
})

describe('drawerPrefetch', () => {
  it('loads the drawer ahead of a click, by pointer or by focus', async () => {
    const { drawerPrefetch } = await import('./lazy-cart-drawer.js')
    render(<button type="button" {...drawerPrefetch} />)
    fireEvent.focus(screen.getByRole('button'))
    expect(loadMessages).toHaveBeenCalledWith(['cart'])
    fireEvent.pointerEnter(screen.getByRole('button'))
    expect(loadMessages).toHaveBeenCalledOnce()
  })
})
