import { useLocale, useTranslator } from '@floga/i18n/react'

import type { MessageNamespace } from '#tenant/generated/message-namespaces.js'
import type { MessageParams } from '#tenant/generated/message-keys.js'
import { locales } from './locales.js'
import { languageOf } from './language-of.js'
import type { Translate } from './create-language.js'

/**
 * Returns the translator of the page's language.
 *
 * @param namespaces Namespaces that the page may not have loaded: it suspends until they are, so render
 * it below a Suspense boundary.
 */
export function useMessages(...namespaces: readonly MessageNamespace[]): Translate {
  languageOf(useLocale(), namespaces)
  return useTranslator<MessageParams>()
}

/** Turns a path of the shop into an address in the page's language. */
export function useHref(): (path: string) => string {
  const { code } = useLocale()
  const locale = locales.find(code) ?? locales.defaultLocale
  return (path) => locales.localizePath(path, locale.code)
}
