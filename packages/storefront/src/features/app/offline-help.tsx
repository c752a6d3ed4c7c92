'use client'

import { hasSeenPage } from '@floga/pwa/browser'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { OfflineContent } from './offline-content.js'
import { WithMessages } from './with-messages.js'
import { useStorefront } from '../../lib/views/storefront-context.js'

/**
 * In place of a page that a navigation could not load: its cached copy, else the offline content.
 */
export function OfflineHelp({ address }: { address: string }): ReactElement | null {
  const hasCopy = useCachedCopy(useStorefront().id, address)
  if (hasCopy !== false) return null
  return (
    <WithMessages namespaces={['app']}>{() => <OfflineContent asked={address} />}</WithMessages>
  )
}

/** Opens the worker's copy of an address. Null while it is looked for. */
function useCachedCopy(shopId: string, address: string): boolean | null {
  const [hasCopy, setCopy] = useState<boolean | null>(null)
  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      // Without a worker in charge the browser would show an error of its own.
      const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
      const found =
        isServed &&
        (await hasSeenPage(caches, shopId, new URL(address, window.location.origin).href))
      if (isGone) return
      setCopy(found)
      if (found) window.location.replace(address)
    }
    open().catch(() => setCopy(false))
    return () => {
      isGone = true
    }
  }, [shopId, address])
  return hasCopy
}
