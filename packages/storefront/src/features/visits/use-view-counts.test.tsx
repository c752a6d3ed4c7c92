// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { emptySite, SiteContext } from '../../site/use-site.js'
import { useViewCounts } from './use-view-counts.js'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/products' }),
  useMatches: () => [{ id: 'catalogue/products' }],
  useRouteError: () => undefined,
}))

afterEach(cleanup)

function Page(): null {
  useViewCounts()
  return null
}

/** What a page sends to a shop without these paths. */
function sentBy(missingPaths: string[]): unknown[] {
  const sendBeacon = vi.fn(() => true)
  Object.assign(navigator, { sendBeacon })
  render(
    <SiteContext.Provider value={{ ...emptySite, missingPaths }}>
      <Page />
    </SiteContext.Provider>,
  )
  return sendBeacon.mock.calls
}

describe('useViewCounts', () => {
  it('counts a page view where the shop counts visits, and sends nothing elsewhere', () => {
    expect(sentBy([])).toEqual([['/visit-counts', JSON.stringify({ route: 'catalogue/products' })]])
    expect(sentBy(['/visit-counts'])).toEqual([])
  })
})
