import type { Locale } from '@floga/i18n'

import { shop } from '../../shop.js'
import type { Language } from './create-language.js'

/** Messages and formats of a locale, with the shop's own messages; see `Storefront`. */
export function languageOf(locale: Locale, namespaces: readonly string[] = []): Language {
  return shop.languageOf(locale, namespaces) as unknown as Language
}
