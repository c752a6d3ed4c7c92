import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { loadStyles } from '../../../packages/remix-server/src/lib/browser/load-styles.js'
import { loadLanguage } from './wiring/i18n/load-language.js'
import { reloadOnMissingParts } from '../../../packages/remix-server/src/lib/browser/reload-on-missing-parts.js'

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
