/**
 * Text as people compare it while typing: without accents, in lower case, with one form of sigma and single spaces.
 *
 * @example
 * foldText('Φίλτρο') === foldText('ΦΙΛΤΡΟ') // true
 * @see {@link https://www.unicode.org/reports/tr15/} for the decomposition that separates accents.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
