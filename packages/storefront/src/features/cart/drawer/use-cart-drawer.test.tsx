// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useCartDrawer, useOpenCartDrawer, useUnseenRejections } from './use-cart-drawer.js'

const page = vi.hoisted(() => ({ pathname: '/en/products' }))
vi.mock('@remix-run/react', () => ({ useLocation: () => ({ pathname: page.pathname }) }))

afterEach(cleanup)

function navigate(pathname: string): void {
  page.pathname = pathname
  window.history.replaceState(null, '', pathname)
}

/** A page with a button that opens the drawer. */
function openPage() {
  navigate('/en/products')
  const store = createStore()
  const seen = { renders: 0 } as {
    renders: number
    opener: ReturnType<typeof useOpenCartDrawer>
    drawer: ReturnType<typeof useCartDrawer>
    unseen: ReturnType<typeof useUnseenRejections>
  }
  function Opener(): null {
    seen.renders += 1
    seen.opener = useOpenCartDrawer()
    return null
  }
  function Reader(): null {
    seen.drawer = useCartDrawer()
    seen.unseen = useUnseenRejections()
    return null
  }
  const tree = () => (
    <Provider store={store}>
      <Opener />
      <Reader />
    </Provider>
  )
  const { rerender } = render(tree())
  return { ...seen, seen, go: (path: string) => act(() => (navigate(path), rerender(tree()))) }
}

const error = { code: 'NOT_AVAILABLE', lineId: null, available: null }
const refused = [{ variantId: '7', name: 'Hose', error }]

describe('useOpenCartDrawer', () => {
  it('opens the drawer, passes it the result of the additions, and renders its buttons only once', () => {
    const { seen, opener } = openPage()
    const before = seen.renders
    act(() => opener.open(['Tank', 'Hose']))
    expect(seen.drawer).toMatchObject({ isOpen: true, adding: ['Tank', 'Hose'], added: [] })
    act(() => opener.report({ added: ['Tank'], refused }))
    expect(seen.drawer).toMatchObject({ isOpen: true, adding: [], added: ['Tank'], refused })
    expect(seen.unseen.refused).toEqual([])
    act(() => seen.drawer.close())
    expect(seen.drawer).toMatchObject({ isOpen: false, refused: [] })
    expect(seen.renders).toBe(before)
  })

  it('stays closed after a response that arrives when the visitor has closed the drawer', () => {
    const { seen, opener } = openPage()
    act(() => opener.open())
    act(() => seen.drawer.close())
    act(() => opener.report({ added: [], refused }))
    expect([seen.drawer.isOpen, seen.unseen.refused]).toEqual([false, []])
  })
})

describe('useUnseenRejections', () => {
  it('shows additions on the next page that were rejected after the drawer’s page was left, until the message is dismissed', () => {
    const { seen, opener, go } = openPage()
    act(() => opener.open())
    go('/en/shopping-cart')
    expect(seen.drawer.isOpen).toBe(false)
    act(() => opener.report({ added: [], refused }))
    expect(seen.unseen.refused).toEqual(refused)
    act(() => seen.unseen.dismiss())
    expect(seen.unseen.refused).toEqual([])
  })

  it('shows them also if the drawer was closed before the page was left', () => {
    const { seen, opener, go } = openPage()
    act(() => opener.open())
    act(() => seen.drawer.close())
    go('/en/contact')
    act(() => opener.report({ added: [], refused }))
    expect([seen.drawer.isOpen, seen.unseen.refused]).toEqual([false, refused])
  })
})
