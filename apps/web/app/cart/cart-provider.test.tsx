// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useCartDrawer, useOpenCartDrawer } from './cart-provider.js'

vi.mock('@remix-run/react', () => ({ useLocation: () => ({ pathname: '/en/products' }) }))

afterEach(cleanup)

describe('useOpenCartDrawer', () => {
  it('opens the drawer for what was added, and draws the buttons that call it no second time', () => {
    let shown: string | null = null
    let drawn = 0
    let open: (added?: string) => void = () => undefined
    let close = (): void => undefined
    function AddButton(): null {
      drawn += 1
      open = useOpenCartDrawer()
      return null
    }
    function Drawer(): null {
      const drawer = useCartDrawer()
      close = drawer.close
      shown = drawer.isOpen ? drawer.added : null
      return null
    }
    render(
      <>
        <Drawer />
        <AddButton />
      </>,
    )
    drawn = 0
    act(() => open('A hose'))
    expect(shown).toBe('A hose')
    act(() => close())
    expect(shown).toBeNull()
    expect(drawn).toBe(0)
  })
})
