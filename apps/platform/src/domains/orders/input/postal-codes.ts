/** Postal codes by country, without anchors; a space is allowed where people write one. */
const patterns: Readonly<Record<string, string>> = {
  GR: '\\d{3} ?\\d{2}',
  CY: '\\d{4}',
  AT: '\\d{4}',
  BE: '\\d{4}',
  BG: '\\d{4}',
  CZ: '\\d{3} ?\\d{2}',
  DE: '\\d{5}',
  DK: '\\d{4}',
  EE: '\\d{5}',
  ES: '\\d{5}',
  FI: '\\d{5}',
  FR: '\\d{5}',
  HR: '\\d{5}',
  HU: '\\d{4}',
  IT: '\\d{5}',
  IE: '[A-Za-z]\\d[\\dWw] ?[A-Za-z0-9]{4}',
  LT: '(?:LT-)?\\d{5}',
  LU: '(?:L-)?\\d{4}',
  LV: '(?:LV-)?\\d{4}',
  MT: '[A-Za-z]{3} ?\\d{4}',
  NL: '\\d{4} ?[A-Za-z]{2}',
  PL: '\\d{2}-?\\d{3}',
  PT: '\\d{4}-\\d{3}',
  RO: '\\d{6}',
  SE: '\\d{3} ?\\d{2}',
  SI: '\\d{4}',
  SK: '\\d{3} ?\\d{2}',
}

/** Pattern of a country's postal codes; null when any text will do. */
export function postalCodePattern(country: string): string | null {
  return Object.hasOwn(patterns, country) ? patterns[country]! : null
}

/** Whether a text is a postal code of a country. */
export function isPostalCode(country: string, text: string): boolean {
  const pattern = postalCodePattern(country)
  return pattern === null || new RegExp(`^(?:${pattern})$`).test(text)
}
