'use client'

import { removeRegisteredWorker, watchServiceWorker } from '@floga/pwa/browser'
import type { WatchedWorker } from '@floga/pwa/browser'
import { useLocation, useMatches, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

import { readHandle } from '../../request/page-handle.js'

/** The shop's service worker, as far as the page has to do with it. */
export interface ServiceWorkerState {
  /** Null while there is none. */
  worker: WatchedWorker | null
  /** A new version waits to be taken. */
  hasUpdate: boolean
}

/** Registers the service worker, or unregisters a disabled one, and caches visited pages. */
export function useServiceWorker(): ServiceWorkerState {
  const [worker, setWorker] = useState<WatchedWorker | null>(null)
  const [hasUpdate, setUpdate] = useState(false)
  // The type is that of the root loader. Unknown if it failed.
  const root = useRouteLoaderData('root') as { hasServiceWorker: boolean } | undefined
  const isWanted = root?.hasServiceWorker
  useEffect(() => {
    if (isWanted === undefined) return undefined
    let watched: WatchedWorker | null = null
    let isGone = false
    const start = async (): Promise<void> => {
      if (!isWanted) return removeRegisteredWorker(window)
      watched = await watchServiceWorker({ window, onUpdate: () => setUpdate(true) })
      if (isGone) watched?.stop()
      else setWorker(watched)
    }
    // Without a service worker the shop works as before.
    start().catch((error: unknown) => console.warn('no service worker', error))
    return () => {
      isGone = true
      watched?.stop()
    }
  }, [isWanted])
  useCachePage(worker)
  return { worker, hasUpdate }
}

/** Caches the current page, if it is public. */
function useCachePage(worker: WatchedWorker | null): void {
  const { pathname, search } = useLocation()
  const isPublic = useMatches().some(({ handle }) => readHandle(handle).cache === 'public')
  const isIdle = useNavigation().state === 'idle'
  const path = pathname + search
  const shown = useRef({ path, atMs: performance.timeOrigin })
  useEffect(() => {
    if (shown.current.path !== path) shown.current = { path, atMs: Date.now() }
    if (!worker || !isPublic || !isIdle || !navigator.onLine) return
    const images = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean)
    worker.keepPage({ path, images, shownAtMs: shown.current.atMs })
  }, [worker, isPublic, isIdle, path])
}
