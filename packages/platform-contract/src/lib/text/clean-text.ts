/**
 * Normalizes user input: composed accents, no control characters or lone surrogates (a database
 * accepts neither), no bidirectional control characters, trimmed.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

/** Like {@link cleanText}, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ')
}
