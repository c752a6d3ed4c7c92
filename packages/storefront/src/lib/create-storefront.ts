import { createFormatters, createLocales, createTranslator } from '@floga/i18n'
import type { Formatters, Locale, Locales, MessageTable, Translator } from '@floga/i18n'

import type { MessageParams } from '../generated/message-keys.js'

/** Translates the messages of pages in one language. */
export type Translate = Translator<MessageParams>

/** Messages and formats of a language. */
export interface Language {
  t: Translate
  formatters: Formatters
}

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
  /** Address of its logo, which is also the fallback for missing images. */
  mark: string
  locales: readonly Locale<Code>[]
  defaultLocale: Code
  /** `allMessages` of the modules that `floga-messages` makes. */
  messages: Readonly<Record<Code, MessageTable<MessageParams>>>
}

/** A shop's static data for its pages and its server. */
export interface Storefront extends Omit<
  StorefrontOptions<string>,
  'locales' | 'defaultLocale' | 'messages'
> {
  locales: Locales<string>
  /** Returns messages and formats of a language; created once. */
  languageOf: (locale: Locale) => Language
}

/**
 * Describes a shop.
 *
 * @example
 * export const shop = createStorefront({ id: 'waraqa', name: 'Waraqa', messages: allMessages, …
 */
export function createStorefront<Code extends string>({
  locales: list,
  defaultLocale,
  messages,
  ...settings
}: StorefrontOptions<Code>): Storefront {
  const languages = new Map<string, Language>(
    list.map(({ code, iso }) => {
      const formats = { iso, timeZone: settings.timeZone }
      const t = createTranslator<MessageParams>(messages[code], formats)
      return [code, { t, formatters: createFormatters(formats) }]
    }),
  )
  return {
    ...settings,
    locales: createLocales<string>({ locales: list, defaultCode: defaultLocale }),
    languageOf({ code }) {
      const language = languages.get(code)
      if (!language) throw new RangeError(`The shop has no messages for '${code}'.`)
      return language
    },
  }
}
