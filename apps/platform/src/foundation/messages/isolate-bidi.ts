import { textDirection } from '@floga/i18n'

/**
 * Isolates a number of several parts, such as a phone number, with Unicode bidirectional isolates:
 * in right-to-left text its parts would otherwise be reordered.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolateBidi(number: string, locale: string): string {
  return textDirection(locale) === 'rtl' ? `\u{2066}${number}\u{2069}` : number
}

/** Parts on one line, with the comma of a language. */
export function joinParts(parts: readonly string[], locale: string): string {
  const [, between] = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['a', 'b', 'c'])
  return parts.join(`${between?.value.trim().slice(0, 1) ?? ','} `)
}
