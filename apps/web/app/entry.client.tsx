import { loadStyles, reloadOnMissingParts } from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
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

reloadOnMissingParts(window)
void hydrate()
