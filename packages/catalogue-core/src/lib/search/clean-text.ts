/**
 * Cleans a search term: removes control characters and unpaired surrogates, which a database may
 * reject, trims it and limits its length. Idempotent.
 */
export function cleanText(text: string, maxLength: number): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  // Cutting may split a character or leave a space.
  return plain
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}
