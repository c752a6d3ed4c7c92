import {
  enableStylesheets,
  handleChunkLoadError,
  ignoreAbortedLoads,
  retainStylesheets,
  watchLeaving,
} from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import type { Storefront } from './create-storefront.js'
import { startCapture } from '../features/app/captured-install-prompt.js'
import { pendingNavigation } from '../navigation/pending-navigation.js'

/** Hydrates the page, once its messages are loaded. For `entry.client`. */
export async function hydrateStorefront(shop: Storefront): Promise<void> {
  startCapture()
  const leaving = watchLeaving(window)
  handleChunkLoadError(window, {
    leaving,
    pendingAddress: () => pendingNavigation()?.href ?? null,
    followsPost: () => pendingNavigation()?.isSubmission === true,
  })
  ignoreAbortedLoads(window, leaving)
  retainStylesheets(document)
  await Promise.all([
    loadDocumentMessages(shop, document.documentElement),
    enableStylesheets(document),
  ])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

/** Loads the messages of the language and the namespaces that the document names. */
async function loadDocumentMessages(
  { locales, loadMessages }: Storefront,
  { lang, dataset }: HTMLElement,
): Promise<void> {
  const locale = locales.find(lang) ?? locales.defaultLocale
  await loadMessages(locale, (dataset['messages'] ?? '').split(' ').filter(Boolean))
}
