// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { emptySite, SiteContext } from '../../../site/use-site.js'
import { InTestShop } from '../../../testing/in-test-shop.js'
import { testShop } from '../../../testing/test-shop.js'
import { SessionProvider } from './session-provider.js'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ key: 'first', pathname: '/en/products', search: '', hash: '' }),
  useMatches: () => [{ handle: { access: 'everyone' } }],
  useNavigation: () => ({ state: 'idle' }),
  useRouteError: () => undefined,
}))
vi.mock('../../cart/cart-provider.js', () => {
  const cart = { leave: vi.fn<() => void>(), refresh: vi.fn<() => void>() }
  return { useCart: () => cart }
})
const { openBrowserSession, stop } = vi.hoisted(() => ({
  openBrowserSession: vi.fn<(...args: unknown[]) => object>(),
  stop: vi.fn<() => void>(),
}))
vi.mock('./open-browser-session.js', () => ({ openBrowserSession }))
vi.mock('./report-page.js', () => ({ reportPage() {} }))

function renderPage(missingPaths: readonly string[]) {
  openBrowserSession.mockReturnValue({ session: null, syncWithServer() {}, stop })
  return render(
    <InTestShop>
      <SiteContext.Provider value={{ ...emptySite, missingPaths }}>
        <SessionProvider>page</SessionProvider>
      </SiteContext.Provider>
    </InTestShop>,
  )
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('SessionProvider', () => {
  it('opens the session of its shop after the page, and stops it with the page', async () => {
    const { container, unmount } = renderPage([])
    expect(container.textContent).toBe('page')
    await waitFor(() => expect(openBrowserSession).toHaveBeenCalledOnce())
    expect(openBrowserSession.mock.calls[0]![0]).toBe(testShop)
    await vi.dynamicImportSettled()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('opens none in a shop without members', async () => {
    const { container } = renderPage(['/auth/login', '/account', '/session/renew'])
    expect(container.textContent).toBe('page')
    await vi.dynamicImportSettled()
    expect(openBrowserSession).not.toHaveBeenCalled()
  })
})
