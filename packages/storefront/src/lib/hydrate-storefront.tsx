import { keepStyles, loadStyles, reloadOnMissingParts } from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings the page of the server to life. For `entry.client`. */
export async function hydrateStorefront(): Promise<void> {
  reloadOnMissingParts(window)
  keepStyles(document)
  await loadStyles(document)
  startTransition(() => void hydrateRoot(document, <RemixBrowser />))
}
