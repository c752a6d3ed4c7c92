/** VAT numbers by country, prefix included. */
const formats: Readonly<Record<string, RegExp>> = {
  GR: /^EL\d{9}$/,
  CY: /^CY\d{8}[A-Z]$/,
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z0-9+*]{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
}

/**
 * Reads a VAT number as people write it, with or without its prefix, spaces, dots and dashes.
 *
 * @returns The number with the prefix of its country, except for Greece, where nobody writes it; undefined when it
 * cannot be a number of that country.
 * @see {@link https://ec.europa.eu/taxation_customs/vies/} for the formats
 */
export function parseVatNumber(country: string, text: string): string | undefined {
  const format = Object.hasOwn(formats, country) ? formats[country] : undefined
  if (!format) return undefined
  const prefix = country === 'GR' ? 'EL' : country
  const bare = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  const withPrefix = hasPrefix(bare, prefix, country) ? bare : `${prefix}${bare}`
  const full = country === 'GR' ? withPrefix.replace(/^GR/, 'EL') : withPrefix
  if (!format.test(full)) return undefined
  if (country !== 'GR') return full
  const digits = full.slice(2)
  return hasGreekCheckDigit(digits) ? digits : undefined
}

function hasPrefix(text: string, prefix: string, country: string): boolean {
  return text.startsWith(prefix) || text.startsWith(country)
}

/** The ninth digit is the weighted sum of the first eight, by powers of two, modulo 11 and then 10. */
function hasGreekCheckDigit(digits: string): boolean {
  if (digits === '000000000') return false
  let sum = 0
  for (let index = 0; index < 8; index += 1) sum += Number(digits[index]) * 2 ** (8 - index)
  return (sum % 11) % 10 === Number(digits[8])
}
