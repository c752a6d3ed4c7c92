import { useLocation, useMatches, useRouteError } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/**
 * Has the shop count the pages that are shown, by the names of their routes: no cookie, nothing kept, nothing that tells
 * visitors apart.
 *
 * @returns Name of the route that the visit began with.
 */
export function useViewCounts(): string {
  const leaf = useMatches().at(-1)?.id ?? ''
  const route = useRouteError() ? '' : leaf
  const { pathname } = useLocation()
  const [begunRoute] = useState(route)
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // What is lost without a connection is not counted.
    if (navigator.onLine) navigator.sendBeacon('/visit-counts', JSON.stringify({ route }))
  }, [route, pathname])
  return begunRoute
}
