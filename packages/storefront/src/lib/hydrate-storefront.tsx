import {
  enableStylesheets,
  handleChunkLoadError,
  retainStylesheets,
} from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates the page. For `entry.client`. */
export async function hydrateStorefront(): Promise<void> {
  handleChunkLoadError(window)
  retainStylesheets(document)
  await enableStylesheets(document)
  startTransition(() => void hydrateRoot(document, <RemixBrowser />))
}
