/**
 * Text as it is compared: without accents, in one case, with one sigma. `Φίλτρο` and `ΦΙΛΤΡΟ` fold to
 * the same.
 *
 * @see {@link https://www.unicode.org/reports/tr15/} for the decomposition that takes accents off.
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
