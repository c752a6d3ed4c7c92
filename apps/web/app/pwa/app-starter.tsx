import { useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'

import { whenIdle } from '../wiring/browser/when-idle.js'
import type { AppNoticesProps } from './app-notices.js'
import { useViewCounts } from './use-view-counts.js'

/** Milliseconds that the page has for itself once it has loaded, and for the browser to find time after that. */
const PAUSE_MS = 2_000
const LATEST_MS = 5_000

/** Counts pages, and starts what makes the shop an app: not before the page has loaded and the browser has nothing else to do. */
export function AppStarter(): ReactElement | null {
  const [Notices, setNotices] = useState<ComponentType<AppNoticesProps> | null>(null)
  const begunRoute = useViewCounts()
  useEffect(() => {
    let timer: number | undefined
    let stop = (): void => undefined
    const load = async (): Promise<void> => {
      const { AppNotices } = await import('./app-notices.js')
      setNotices(() => AppNotices)
    }
    const begin = (): void => {
      timer = window.setTimeout(() => {
        // Without it nothing is missing but what needs it.
        stop = whenIdle(() => void load().catch(() => undefined), LATEST_MS)
      }, PAUSE_MS)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      window.clearTimeout(timer)
      stop()
    }
  }, [])
  return Notices && <Notices begunRoute={begunRoute} />
}
