'use client'

import { useLocation, useMatches, useRouteError } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

import { useHasPage } from '../../site/use-site.js'

/**
 * Counts page views by route: without cookies, storage, or anything that identifies visitors.
 *
 * @returns Name of the route that the visit began with.
 */
export function useViewCounts(): string {
  const leaf = useMatches().at(-1)?.id ?? ''
  const route = useRouteError() ? '' : leaf
  const { pathname } = useLocation()
  const isCounted = useHasPage()('/visit-counts')
  const [begunRoute] = useState(route)
  const shown = useRef('')
  useEffect(() => {
    if (!isCounted || shown.current === pathname) return
    shown.current = pathname
    // Views are not counted offline.
    if (navigator.onLine) navigator.sendBeacon('/visit-counts', JSON.stringify({ route }))
  }, [isCounted, route, pathname])
  return begunRoute
}
