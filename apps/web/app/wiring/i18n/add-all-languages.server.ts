import { messages as greek } from '#tenant/generated/messages.el.js'
import { messages as english } from '#tenant/generated/messages.en.js'
import { addLanguage } from './load-language.js'
import { locales } from './locales.js'

/** The server speaks every language from its first request on. */
export function addAllLanguages(): void {
  addLanguage(locales.get('el'), greek)
  addLanguage(locales.get('en'), english)
}
