import { useLocale, useTranslator } from '@floga/i18n/react'

import type { MessageArea } from '#tenant/generated/message-areas.js'
import type { MessageParams } from '#tenant/generated/message-keys.js'
import { waitForWords } from './load-language.js'
import { locales } from './locales.js'
import type { Translate } from './create-language.js'

/**
 * The shop's words in the page's language.
 *
 * @param areas Of words that the page may have come without: where they are not there yet it waits for them, so render it
 * below a Suspense.
 */
export function useMessages(...areas: readonly MessageArea[]): Translate {
  waitForWords(areas)
  return useTranslator<MessageParams>()
}

/** Turns a path of the shop into an address in the page's language. */
export function useHref(): (path: string) => string {
  const { code } = useLocale()
  const locale = locales.find(code) ?? locales.defaultLocale
  return (path) => locales.localizePath(path, locale.code)
}
