import { allMessages } from '#tenant/generated/all-messages.js'
import { addLanguage } from './load-language.js'
import { locales } from './locales.js'

/** The server speaks every language from its first request on. */
export function addAllLanguages(): void {
  for (const locale of locales.all) addLanguage(locale, allMessages[locale.code])
}
