import { createFormatters, createLocales, createTranslator } from '@floga/i18n'
import type { Formatters, Locale, Locales, MessageTable, Translator } from '@floga/i18n'

import type { MessageParams } from '../generated/message-keys.js'

/** Writes the words of the pages in one language. */
export type Translate = Translator<MessageParams>

/** Words and formats of a language. */
export interface Language {
  t: Translate
  formatters: Formatters
}

/** Options of {@link createStorefront}. */
export interface StorefrontOptions<Code extends string> {
  /** The tenant's id on the platform. */
  id: string
  name: string
  /** ISO 4217 code of its prices. */
  currency: string
  /** IANA time zone of its dates. */
  timeZone: string
  /** ISO 3166-1 alpha-2 code of the country that it delivers to. */
  country: string
  /** Products on one page of a list. */
  pageSize: number
  /** Address of its mark; it stands in for missing images too. */
  mark: string
  locales: readonly Locale<Code>[]
  defaultLocale: Code
  /** `allMessages` of the modules that `floga-messages` makes. */
  words: Readonly<Record<Code, MessageTable<MessageParams>>>
}

/** A shop, as its pages and its server know it before the platform answers. */
export interface Storefront extends Omit<
  StorefrontOptions<string>,
  'locales' | 'defaultLocale' | 'words'
> {
  locales: Locales<string>
  /** Words and formats of a language; made once. */
  languageOf: (locale: Locale) => Language
}

/**
 * Describes a shop.
 *
 * @example
 * export const shop = createStorefront({ id: 'waraqa', name: 'Waraqa', words: allMessages, …
 */
export function createStorefront<Code extends string>({
  locales: list,
  defaultLocale,
  words,
  ...facts
}: StorefrontOptions<Code>): Storefront {
  const languages = new Map<string, Language>(
    list.map(({ code, iso }) => {
      const formats = { iso, timeZone: facts.timeZone }
      const t = createTranslator<MessageParams>(words[code], formats)
      return [code, { t, formatters: createFormatters(formats) }]
    }),
  )
  return {
    ...facts,
    locales: createLocales<string>({ locales: list, defaultCode: defaultLocale }),
    languageOf({ code }) {
      const language = languages.get(code)
      if (!language) throw new RangeError(`The shop has no words for '${code}'.`)
      return language
    },
  }
}
