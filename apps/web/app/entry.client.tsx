import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { loadStyles } from './load-styles.js'
import { loadLanguage } from './wiring/languages.js'
import { reloadOnMissingParts } from './wiring/reload-guard.js'

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

reloadOnMissingParts(window)
void hydrate()
