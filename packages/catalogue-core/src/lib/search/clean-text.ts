/**
 * Text as it may be searched for: without control characters and halves of characters, which no one
 * types and a database may choke on, trimmed and cut. Cleaning what is clean changes nothing.
 */
export function cleanText(text: string, maxLength: number): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  // Cutting may halve a character or bare a space.
  return plain
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}
