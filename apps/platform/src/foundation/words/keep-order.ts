import { textDirection } from '@floga/i18n'

/**
 * A number of several parts, such as that of a phone, as it is written everywhere: a line from right to left would turn its parts
 * around. Marks that nobody sees keep it together, in text as in HTML.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function keepOrder(number: string, locale: string): string {
  return textDirection(locale) === 'rtl' ? `\u{2066}${number}\u{2069}` : number
}

/** Parts on one line, with the comma of a language. */
export function joinParts(parts: readonly string[], locale: string): string {
  const [, between] = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['a', 'b', 'c'])
  return parts.join(`${between?.value.trim().slice(0, 1) ?? ','} `)
}
