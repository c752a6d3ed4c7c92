import type { Stripe } from 'stripe'

type PaymentMethodType = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType

/**
 * Stripe's types of each kind of payment; a page offers those of them that the account's settings
 * do. Wallets are part of `card`.
 */
export const stripeKinds: Readonly<Record<string, readonly PaymentMethodType[]>> = {
  CARD: ['card'],
  IDEAL: ['ideal'],
  BANCONTACT: ['bancontact'],
}

type PageLocale = Stripe.Checkout.SessionCreateParams.Locale

/** Languages of Stripe's pages. */
const pageLocales = new Set<PageLocale>([
  ...(['bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi', 'fil'] as const),
  ...(['fr', 'fr-CA', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb'] as const),
  ...(['nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh'] as const),
])

/** The language of a page: the shop's, or that of the browser where Stripe has no such page. */
export function toPageLocale(locale: string): PageLocale {
  const [language = ''] = locale.split('-')
  return [locale, language].find((one) => pageLocales.has(one)) ?? 'auto'
}
