import { useLocale, useTranslator } from '@floga/i18n/react'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import { locales } from './locales.js'
import type { Translate } from './create-language.js'

/** The shop's words in the page's language. */
export function useMessages(): Translate {
  return useTranslator<MessageParams>()
}

/** Turns a path of the shop into an address in the page's language. */
export function useHref(): (path: string) => string {
  const { code } = useLocale()
  const locale = locales.find(code) ?? locales.defaultLocale
  return (path) => locales.localizePath(path, locale.code)
}
