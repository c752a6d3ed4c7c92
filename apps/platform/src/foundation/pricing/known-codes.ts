/** Whether a code is a currency of ISO 4217. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether a code is a country of ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Whether a name is a time zone of IANA that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
