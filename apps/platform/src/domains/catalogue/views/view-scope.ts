import type { Messages } from '../../../foundation/messages/messages.js'
import type { Translations } from '../snapshot/catalogue-snapshot.js'
import type { Availability, VariantDelivery } from '../../../foundation/generated/contract-types.js'

/** Properties that determine how goods can be shipped. */
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
  /** The platform's messages in that locale. */
  messages: Messages
  defaultLocale: string
  currency: string
  /** The delivery options of one piece. */
  delivery: (parcel: VariantParcel) => VariantDelivery[]
  /** Quantity at the pick-up location; null where unknown. */
  pickupStock: (stock: number) => number | null
}

/** The text in the request's locale, else the default locale, else any. */
export function pickText<T>(texts: Record<string, T>, scope: ViewScope): T | undefined {
  return texts[scope.locale] ?? texts[scope.defaultLocale] ?? Object.values(texts)[0]
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
