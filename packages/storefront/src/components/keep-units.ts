/** Keeps a number and its unit, and the two ends of a range, on one line. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (?=[\p{L}°%]{1,5}(?:\P{L}|$))/gu, '$1\u00A0')
    .replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
}
