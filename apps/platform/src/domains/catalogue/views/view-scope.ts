import type { Words } from '../../../foundation/words/words.js'
import type { Translations } from '../snapshot/catalogue-snapshot.js'
import type { Availability, VariantDelivery } from '../../../foundation/generated/contract-types.js'

/** What decides how goods can be sent. */
export interface VariantParcel {
  priceMinor: number
  weightGrams: number
  longestSideMm: number
  dangerousGoods: boolean
  availability: Availability
}

/** Locale and currency of a view. */
export interface ViewScope {
  locale: string
  /** What the platform says in it. */
  words: Words
  defaultLocale: string
  currency: string
  /** How one piece comes to a shopper. */
  delivery: (parcel: VariantParcel) => VariantDelivery[]
  /** Pieces where goods are picked up; null where nobody knows. */
  pickupStock: (stock: number) => number | null
}

/** The request's words, or the default locale's, or whichever there are. */
export function pickText<T>(words: Record<string, T>, scope: ViewScope): T | undefined {
  return words[scope.locale] ?? words[scope.defaultLocale] ?? Object.values(words)[0]
}

/** Name and slug of a thing in the request's locale. */
export function pickTranslation(
  translations: Translations,
  scope: ViewScope,
): Translations[string] {
  const picked = pickText(translations, scope)
  if (!picked) throw new Error('A record of the catalogue has no translation.')
  return picked
}
