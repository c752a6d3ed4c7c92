// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { LazyCartDrawer, prepareCartDrawer } from './lazy-cart-drawer.js'

const drawer = vi.hoisted(() => ({ isOpen: false, imports: 0 }))

vi.mock('./cart-provider.js', () => ({ useCartDrawer: () => ({ isOpen: drawer.isOpen }) }))
vi.mock('./cart-drawer.js', () => {
  drawer.imports += 1
  return { CartDrawer: () => <p>{drawer.isOpen ? 'open' : 'closed'}</p> }
})

describe('LazyCartDrawer', () => {
  it('fetches the drawer when it is opened or about to be, and keeps it once it is shut', async () => {
    const { container, rerender } = render(<LazyCartDrawer />)
    expect(container.childElementCount).toBe(0)
    expect(drawer.imports).toBe(0)

    prepareCartDrawer()
    await vi.waitFor(() => expect(drawer.imports).toBe(1), 60_000)
    expect(container.childElementCount).toBe(0)

    drawer.isOpen = true
    rerender(<LazyCartDrawer />)
    expect(await screen.findByText('open', {}, { timeout: 60_000 })).toBeTruthy()
    drawer.isOpen = false
    rerender(<LazyCartDrawer />)
    expect(screen.getByText('closed')).toBeTruthy()
    expect(drawer.imports).toBe(1)
  })
})
