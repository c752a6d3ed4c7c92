import {
  ignoreAbortedLoads,
  handleChunkLoadError,
  retainStylesheets,
  enableStylesheets,
  watchLeaving,
} from '@floga/remix-server/browser'
import { loadDocumentMessages } from '@floga/storefront/entry'
import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { pendingNavigation } from './navigation/pending-navigation.js'
import { startCapture } from './pwa/captured-install-prompt.js'
import { shop } from './wiring/shop.js'

async function hydrate(): Promise<void> {
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

startCapture()
const leaving = watchLeaving(window)
handleChunkLoadError(window, {
  leaving,
  pendingAddress: () => pendingNavigation()?.href ?? null,
  followsPost: () => pendingNavigation()?.isSubmission === true,
})
ignoreAbortedLoads(window, leaving)
retainStylesheets(document)
void hydrate()
