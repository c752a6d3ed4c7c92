'use client'

import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Makes each history entry of a fragment (`#letter-L`) one of the router's. The browser follows
 * such links itself: it sets `:target` and where the Tab key continues. But its entries have no
 * state, so that the router takes all of them for one, and scrolls to where the last of them was
 * left.
 */
export function useFragmentEntries(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const replace = (): void => {
      const { pathname, search, hash } = window.location
      const isBrowsers = hash !== '' && window.history.state === null
      if (isBrowsers) navigate(pathname + search + hash, { replace: true })
    }
    // A link may have been followed before hydration.
    replace()
    // The router has added its listener before: it already knows the entry.
    window.addEventListener('popstate', replace)
    return () => window.removeEventListener('popstate', replace)
  }, [navigate])
}
