/**
 * What a page offers first, by kind of payment; what else it offers is said by the payment source:
 * https://developer.viva.com/smart-checkout/smart-checkout-integration/#optional-specify-pre-selected-payment-method
 *
 * A card’s choices, instalments among them, are made on Viva’s page: the kind is not `CARD`, whose
 * choices are the shop’s.
 */
export const vivaKinds = {
  CARD_PAGE: 0,
  IRIS: 29,
  IDEAL: 10,
} as const satisfies Record<string, number>

export type VivaKind = keyof typeof vivaKinds

export function isVivaKind(kind: string): kind is VivaKind {
  return Object.hasOwn(vivaKinds, kind)
}

/** The kind whose page has instalments. */
export const vivaCardKind: VivaKind = 'CARD_PAGE'

/** Languages of Viva’s pages, the first for a language without a country: see `requestLang`. */
const pageLanguages =
  'bg-BG hr-HR cs-CZ da-DK nl-NL nl-BE en-GB en-US fi-FI fr-FR fr-BE de-DE el-GR hu-HU it-IT pl-PL pt-PT ro-RO es-ES sv-SE'.split(
    ' ',
  )

/** The language of a page: the shop’s, or English where Viva has no such page. */
export function toRequestLang(locale: string): string {
  const [language = ''] = locale.split('-')
  return (
    pageLanguages.find((one) => one === locale) ??
    pageLanguages.find((one) => one.startsWith(`${language}-`)) ??
    'en-GB'
  )
}

/** Numbers of ISO 4217 of the currencies of Viva’s accounts, all of which have two decimals. */
export const vivaCurrencies: Readonly<Record<string, string>> = {
  EUR: '978',
  GBP: '826',
  PLN: '985',
  CZK: '203',
  DKK: '208',
  SEK: '752',
  HUF: '348',
  RON: '946',
  BGN: '975',
}

/** The currency with a number; empty for one that no account has. */
export function currencyOf(number: string): string {
  return Object.entries(vivaCurrencies).find(([, other]) => other === number)?.[0] ?? ''
}

/** Brands by `cardTypeId`: https://developer.viva.com/integration-reference/response-codes/ */
const brands: Readonly<Record<number, string>> = {
  0: 'visa',
  1: 'mastercard',
  2: 'diners',
  3: 'amex',
  6: 'maestro',
  7: 'discover',
  8: 'jcb',
}

/** The brand of a card. */
export function brandOf(cardTypeId: number | null | undefined): string {
  return brands[cardTypeId ?? -1] ?? 'card'
}
