'use client'

import type { Formatters } from '@floga/i18n'
import { useFormatters, useLocale, useTranslator } from '@floga/i18n/react'
import { createContext, useContext } from 'react'

import type { MessageParams } from '../../generated/message-keys.js'
import type { Storefront, Translate } from '../create-storefront.js'

/** The shop around a page. */
export const StorefrontContext = createContext<Storefront | null>(null)

/** CSP nonce of inline scripts and styles during server rendering; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The shop, as `createStorefront` made it. @throws {Error} outside of `StorefrontLayout`. */
export function useStorefront(): Storefront {
  const shop = useContext(StorefrontContext)
  if (!shop) throw new Error('Render it inside StorefrontLayout, the layout of the root route.')
  return shop
}

/**
 * Returns messages and formats of the page's language.
 *
 * @param namespaces Namespaces of messages that the page may not have loaded: it suspends until they
 *   are, so render it below a Suspense boundary.
 */
export function useLanguage(...namespaces: readonly string[]): {
  t: Translate
  code: string
  formatters: Formatters
  /** Writes a path in the page's language. */
  href: (path: string) => string
} {
  const { locales, languageOf } = useStorefront()
  const locale = useLocale()
  const { code } = locale
  if (namespaces.length > 0) languageOf(locale, namespaces)
  const href = (path: string) => locales.localizePath(path, code)
  return { t: useTranslator<MessageParams>(), code, formatters: useFormatters(), href }
}
