import { useLocale, useTranslator } from '@floga/i18n/react'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import { languageFor } from './load-language.js'
import { locales } from './locales.js'
import type { Translate } from './create-language.js'

/** The shop's words in the page's language. */
export function useMessages(): Translate {
  return useTranslator<MessageParams>()
}

/**
 * The same with the words that pages for everybody come without. Where they are not there yet it waits for them: render it
 * below a Suspense.
 */
export function useAllMessages(): Translate {
  const { code } = useLocale()
  languageFor(locales.find(code) ?? locales.defaultLocale, true)
  return useMessages()
}

/** Turns a path of the shop into an address in the page's language. */
export function useHref(): (path: string) => string {
  const { code } = useLocale()
  const locale = locales.find(code) ?? locales.defaultLocale
  return (path) => locales.localizePath(path, locale.code)
}
