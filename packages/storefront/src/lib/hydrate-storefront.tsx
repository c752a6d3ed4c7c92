import {
  enableStylesheets,
  handleChunkLoadError,
  retainStylesheets,
} from '@floga/remix-server/browser'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import type { Storefront } from './create-storefront.js'

/** Hydrates the page, once its messages are loaded. For `entry.client`. */
export async function hydrateStorefront(shop: Storefront): Promise<void> {
  handleChunkLoadError(window)
  retainStylesheets(document)
  await Promise.all([
    loadDocumentMessages(shop, document.documentElement),
    enableStylesheets(document),
  ])
  startTransition(() => void hydrateRoot(document, <RemixBrowser />))
}

/** Loads the messages of the language and the namespaces that the document names. */
export async function loadDocumentMessages(
  { locales, loadMessages }: Storefront,
  { lang, dataset }: HTMLElement,
): Promise<void> {
  const locale = locales.find(lang) ?? locales.defaultLocale
  await loadMessages(locale, (dataset['messages'] ?? '').split(' ').filter(Boolean))
}
