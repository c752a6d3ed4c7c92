import {
  ignoreAbortedLoads,
  keepStyles,
  loadPageData,
  loadStyles,
  reloadOnMissingParts,
} from '@floga/remix-server/browser'
import { createPath, RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { takePresses } from './shell/layout/held-presses.js'
import { loadConsentBar } from './shell/layout/load-consent-bar.js'
import { startCapture } from './pwa/captured-install-prompt.js'
import { loadLanguage } from './wiring/i18n/load-language.js'
import { wordsOf } from './wiring/request/page-handle.js'

/**
 * Settles when the page's data are decoded. Remix decodes them at the first call of its component, which throws a promise
 * meanwhile. Left to React, a key or a press in that time ends hydration for good ('Root did not complete'): React then
 * renders at once, and there is no boundary above the document to wait in.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

async function loadAndDecodeData(): Promise<boolean> {
  const isThere = await loadPageData(window)
  if (isThere) await decodeData()
  return isThere
}

/** What the routes of the page say of it. */
function pageHandles(): unknown[] {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its modules over by this name alone
  return Object.values(window.__remixRouteModules).map((module) => module?.handle)
}

async function hydrate(): Promise<void> {
  const [hasData] = await Promise.all([
    loadAndDecodeData(),
    loadLanguage(document.documentElement.lang, wordsOf(pageHandles())),
    loadStyles(document),
    // A page is hydrated as a whole. Without this part it stands all the same.
    document.querySelector('[data-cookie-bar]') && loadConsentBar().catch(() => undefined),
  ])
  // The page works as the server wrote it.
  if (!hasData) return
  startTransition(() => {
    takePresses()
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

/** Where a click leads that has not arrived yet; null for none, and while something is being sent. */
function pendingAddress(): string | null {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
  const { state, location } = window.__remixRouter?.state.navigation ?? {}
  return state === 'loading' && location ? createPath(location) : null
}

/** Whether what is on its way answers something that was sent. */
function followsPost(): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
  return window.__remixRouter?.state.navigation.formMethod === 'POST'
}

startCapture()
reloadOnMissingParts(window, { pendingAddress, followsPost })
ignoreAbortedLoads(window)
keepStyles(document)
void hydrate()
