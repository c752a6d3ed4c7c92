import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { loadLanguage } from './wiring/languages.js'

async function hydrate(): Promise<void> {
  await loadLanguage(document.documentElement.lang)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

void hydrate()
