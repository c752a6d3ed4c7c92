/** A mistake in what a new shop is asked for, which the message explains. */
export class CreateShopError extends Error {
  override readonly name = 'CreateShopError'
}

/** Where a shop sells, and in which languages. */
export interface ShopPlace {
  /** ISO 639-1 codes; the first one is the default. */
  languages: readonly string[]
  /** ISO 4217 code. */
  currency: string
  /** ISO 3166-1 alpha-2 code of its own country. */
  country: string
  /** Countries that it delivers to besides. */
  deliverTo: readonly string[]
  /** VAT of its country, per cent. */
  vatPercent: number
  /** IANA name. */
  timeZone: string
}

/** Answers of the command line; a missing time zone is that of the country. */
export interface GivenPlace {
  languages: string
  currency: string
  country: string
  vat: string
  deliverTo?: string | undefined
  timeZone?: string | undefined
}

/** @throws {CreateShopError} naming the first answer that cannot be used. */
export function readPlace(given: GivenPlace): ShopPlace {
  const languages = toList(given.languages)
  const country = given.country.trim().toUpperCase()
  const deliverTo = toList(given.deliverTo ?? '').map((code) => code.toUpperCase())
  const currency = given.currency.trim().toUpperCase()
  const timeZone = given.timeZone || timeZoneOf(country)
  const vatPercent = Number(given.vat.trim().replace(',', '.').replace(/\s*%$/, ''))
  assert(languages.length > 0, 'Name a language: nl, or several with commas.')
  for (const code of languages) {
    assert(/^[a-z]{2}$/.test(code), `'${code}' is no language code such as nl.`)
  }
  for (const code of [country, ...deliverTo]) {
    assert(isCountry(code), `'${code}' is no country code such as NL.`)
  }
  assert(
    Intl.supportedValuesOf('currency').includes(currency),
    `'${currency}' is no currency such as EUR.`,
  )
  assert(
    given.vat.trim() !== '' && vatPercent >= 0 && vatPercent <= 100,
    `'${given.vat}' is no VAT rate in per cent, such as 21.`,
  )
  assert(isTimeZone(timeZone), `'${timeZone}' is no time zone such as Europe/Amsterdam.`)
  return {
    languages: [...new Set(languages)],
    currency,
    country,
    deliverTo: [...new Set(deliverTo)].filter((code) => code !== country),
    vatPercent,
    timeZone,
  }
}

/** Member states of the European Union, whose consumer law a new shop follows. */
const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether the consumer law of the European Union applies to a shop of a country. */
export function isInEuropeanUnion(country: string): boolean {
  return europeanUnion.has(country)
}

function toList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function isCountry(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code
  )
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** The first one of a country; empty where the engine does not know it. */
function timeZoneOf(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return ''
  // A method in newer engines, a property in Node 20.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[]
  }
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? ''
}

function assert(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new CreateShopError(message)
}
