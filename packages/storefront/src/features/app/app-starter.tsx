'use client'

import { useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'

import type { AppNoticesProps } from './app-notices.js'
import { useViewCounts } from '../visits/use-view-counts.js'

/** Milliseconds from the load of the page until the app's part of the shop starts. */
const PAUSE_MS = 2_000

/**
 * Counts pages, and starts the service worker and the app's notices some time after the page has
 * loaded.
 */
export function AppStarter(): ReactElement | null {
  const [Notices, setNotices] = useState<ComponentType<AppNoticesProps> | null>(null)
  const begunRoute = useViewCounts()
  useEffect(() => {
    let timer: number | undefined
    const load = async (): Promise<void> => {
      const { AppNotices } = await import('./app-notices.js')
      setNotices(() => AppNotices)
    }
    const begin = (): void => {
      // A page works without it.
      timer = window.setTimeout(() => void load().catch(() => undefined), PAUSE_MS)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      window.clearTimeout(timer)
    }
  }, [])
  return Notices && <Notices begunRoute={begunRoute} />
}
