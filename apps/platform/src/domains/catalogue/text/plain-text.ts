/**
 * Normalized for comparison: lower case without accents, with one kind of sigma and `¼` as 1/4.
 */
export function plainText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')
}

/** The normalized words of a text, in order, separated by anything but letters and digits. */
export function plainWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The words of a text that is searched, or of a search. A fraction of an inch is one word (`1/4`),
 * also behind a letter (`G1/4`) or a whole number (`1¼`).
 */
export function searchedWords(text: string): string[] {
  const apart = text.replace(/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/gu, ' ')
  const plain = plainText(apart).replaceAll('\u2044', '/')
  return (
    plain
      .replace(/(?<=\p{L})(?=\d{1,2}\/(?:2|3|4|8|16|32)(?!\d))/gu, ' ')
      .match(/\d{1,2}\/(?:2|3|4|8|16|32)(?!\d)|[\p{L}\p{N}]+/gu) ?? []
  )
}
