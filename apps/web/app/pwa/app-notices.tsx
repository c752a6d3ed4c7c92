import { watchServiceWorker, removeRegisteredWorker } from '@floga/pwa/browser'
import type { WatchedWorker } from '@floga/pwa/browser'
import { useLocation, useMatches, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { readHandle } from '../wiring/request/page-handle.js'

/** What makes the shop an app in this browser: its worker, and what it has to say. */
export function AppNotices(): ReactElement | null {
  const worker = useServiceWorker()
  useKeptPage(worker)
  return null
}

/** Registers the worker, or takes away the one of before it was switched off. Null while there is none. */
function useServiceWorker(): WatchedWorker | null {
  const [worker, setWorker] = useState<WatchedWorker | null>(null)
  // The root loader answers with it: its return type says so. Unknown where it failed.
  const root = useRouteLoaderData('root') as { hasServiceWorker: boolean } | undefined
  const isWanted = root?.hasServiceWorker
  useEffect(() => {
    if (isWanted === undefined) return undefined
    let watched: WatchedWorker | null = null
    let isGone = false
    const start = async (): Promise<void> => {
      if (!isWanted) return removeRegisteredWorker(window)
      watched = await watchServiceWorker({ window, onUpdate: () => undefined })
      if (isGone) watched?.stop()
      else setWorker(watched)
    }
    // A browser that refuses it has the shop as it is without.
    start().catch((error: unknown) => console.warn('no service worker', error))
    return () => {
      isGone = true
      watched?.stop()
    }
  }, [isWanted])
  return worker
}

/** Has the page that is shown kept, where it is the same for everybody. */
function useKeptPage(worker: WatchedWorker | null): void {
  const { pathname, search } = useLocation()
  const isPublic = useMatches().some(({ handle }) => readHandle(handle).cache === 'public')
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!worker || !isPublic || !isIdle) return
    const images = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean)
    worker.keepPage({ path: pathname + search, images })
  }, [worker, isPublic, isIdle, pathname, search])
}
