import { createFormatters, createLocales, createTranslator, type Locale } from '@floga/i18n'
import type { Formatters, Translator } from '@floga/i18n'
import { useFormatters, useLocale, useTranslator } from '@floga/i18n/react'

import type { MessageParams } from '../generated/message-keys.js'
import { allMessages } from '../generated/all-messages.js'
import { shop } from './shop.js'

export type LocaleCode = 'en' | 'de' | 'ar'
export type Translate = Translator<MessageParams>

export const locales = createLocales<LocaleCode>({
  locales: [
    { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
    { code: 'de', iso: 'de-DE', name: 'German', label: 'Deutsch' },
    { code: 'ar', iso: 'ar-AE', name: 'Arabic', label: 'العربية' },
  ],
  defaultCode: 'en',
})

/** The words and formats of a language. */
export function createLanguage({ code, iso }: Locale<LocaleCode>): {
  t: Translate
  formatters: Formatters
} {
  const formats = { iso, timeZone: shop.timeZone }
  const t = createTranslator<MessageParams>(allMessages[code], formats)
  return { t, formatters: createFormatters(formats) }
}

/** What views write in the language of their page. */
export function useLanguage(): {
  t: Translate
  code: LocaleCode
  formatters: Formatters
  /** Writes a path in the page's language. */
  href: (path: string) => string
} {
  const { code } = locales.find(useLocale().code) ?? locales.defaultLocale
  const href = (path: string) => locales.localizePath(path, code)
  return { t: useTranslator<MessageParams>(), code, formatters: useFormatters(), href }
}
