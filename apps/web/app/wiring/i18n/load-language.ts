import type { Locale, MessageTable } from '@floga/i18n'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from './locales.js'
import { createLanguage } from './create-language.js'
import type { Language } from './create-language.js'

const loaded = new Map<LocaleCode, Language>()

/** Makes a locale's words known: all of them on the server, the page's own in the browser. */
export function addLanguage(
  locale: Locale<LocaleCode>,
  messages: MessageTable<MessageParams>,
): void {
  loaded.set(locale.code, createLanguage(locale, messages))
}

/** Words and formats of a locale. */
export function languageOf(locale: Locale<LocaleCode>): Language {
  const language = loaded.get(locale.code)
  if (!language) throw new Error(`No words for '${locale.code}'. Call addLanguage() first.`)
  return language
}

const loaders: Record<LocaleCode, () => Promise<{ messages: MessageTable<MessageParams> }>> = {
  el: () => import('#tenant/generated/messages.el.js'),
  en: () => import('#tenant/generated/messages.en.js'),
}

/** Fetches the words of one language; call it before hydrating a page. */
export async function loadLanguage(code: string): Promise<void> {
  const locale = locales.find(code) ?? locales.defaultLocale
  addLanguage(locale, (await loaders[locale.code]()).messages)
}
