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

import { tenant } from '#tenant/tenant.js'
import { takePresses } from './shell/layout/held-presses.js'
import { loadConsentBar } from './shell/layout/load-consent-bar.js'
import { startCapture } from './pwa/captured-install-prompt.js'
import { loadLanguage } from './wiring/i18n/load-language.js'
import { wordsOf } from './wiring/request/page-handle.js'

/**
 * Settles when the page's data are decoded and Remix has its router. Remix decodes them at the first call of its component,
 * which throws a promise meanwhile. Left to React, a key or a press in that time ends hydration for good ('Root did not
 * complete'): React then renders at once, and there is no boundary above the document to wait in. The second call makes the
 * router, and ends with an error, since React does not render here. Each is a task of its own: on a slow phone they take 20 and
 * 40 ms.
 */
async function prepareRouter(): Promise<void> {
  await nextTask()
  await runOnce(RemixBrowser)
  await nextTask()
  await runOnce(RemixBrowser)
}

/** Lets the browser answer meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((goOn) => void setTimeout(goOn))
}

/** Calls a component outside of React, and waits for what it throws where that is a promise. */
async function runOnce(component: (props: object) => unknown): Promise<void> {
  try {
    component({})
  } catch (pending) {
    await pending
  }
}

async function loadDataAndRouter(): Promise<boolean> {
  const isThere = await loadPageData(window)
  if (isThere) await prepareRouter()
  return isThere
}

/**
 * Fetches the page's words, and has its first amount of money written. A slow phone needs 70 ms to read what it knows of languages,
 * and React, which draws in pieces, would wait for it in one of them. Comparing two words reads half of it: two tasks, while the
 * page waits for its files.
 */
async function loadWordsAndNumbers(): Promise<void> {
  const { lang } = document.documentElement
  const [{ formatters }] = await Promise.all([
    loadLanguage(lang, wordsOf(pageHandles())),
    // A build leaves out a comparison of two constants.
    nextTask().then(() => lang.localeCompare('β')),
  ])
  await nextTask()
  formatters.money({ amountMinor: 1, currency: tenant.currency })
}

/** What the routes of the page say of it. */
function pageHandles(): unknown[] {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its modules over by this name alone
  return Object.values(window.__remixRouteModules).map((module) => module?.handle)
}

async function hydrate(): Promise<void> {
  const [hasData] = await Promise.all([
    loadDataAndRouter(),
    loadWordsAndNumbers(),
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
