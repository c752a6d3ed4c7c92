import { keepStyles, loadStyles, reloadOnMissingParts } from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

reloadOnMissingParts(window)
keepStyles(document)

async function hydrate(): Promise<void> {
  await loadStyles(document)
  startTransition(() => void hydrateRoot(document, <RemixBrowser />))
}

void hydrate()
