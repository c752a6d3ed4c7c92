/**
 * Text as it may be searched for: without control characters and unpaired surrogates, which nobody
 * types and a database may reject, trimmed and cut. Cleaning what is clean changes nothing.
 */
export function cleanText(text: string, maxLength: number): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  // Cutting may split a character or leave a space.
  return plain
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}
