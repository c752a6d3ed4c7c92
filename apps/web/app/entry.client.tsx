import { loadStyles, reloadOnMissingParts } from '@floga/remix-server/browser'
import { createPath, RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { loadLanguage } from './wiring/i18n/load-language.js'

async function hydrate(): Promise<void> {
  await Promise.all([loadLanguage(document.documentElement.lang), loadStyles(document)])
  startTransition(() => {
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

reloadOnMissingParts(window, { pendingAddress })
void hydrate()
