// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useFragmentEntries } from './use-fragment-entries.js'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('@remix-run/react', () => ({ useNavigate: () => navigate }))

beforeEach(() => history.replaceState({ key: 'first' }, '', '/en/brands?page=2'))

afterEach(() => {
  cleanup()
  navigate.mockReset()
})

/** Follows a fragment, or goes back, as a browser does. */
function follow(fragment: string, state: unknown = null): void {
  history.pushState(state, '', fragment)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const brands = (hash: string) => [`/en/brands?page=2${hash}`, { replace: true }]

describe('useFragmentEntries', () => {
  it("replaces each entry of the browser's by one of the router's", () => {
    renderHook(useFragmentEntries)
    expect(navigate).not.toHaveBeenCalled()
    follow('#letter-L')
    follow('#letter-Z')
    expect(navigate.mock.calls).toEqual([brands('#letter-L'), brands('#letter-Z')])
  })

  it('replaces that of a fragment which was followed before hydration', () => {
    follow('#letter-L')
    renderHook(useFragmentEntries)
    expect(navigate.mock.calls).toEqual([brands('#letter-L')])
  })

  it("leaves entries of the router's and of other pages as they are, and stops with its page", () => {
    const { unmount } = renderHook(useFragmentEntries)
    follow('#letter-L', { key: 'second' })
    follow('/en/products')
    unmount()
    follow('#list')
    expect(navigate).not.toHaveBeenCalled()
  })
})
