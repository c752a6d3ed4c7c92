/** A text as people compare it while typing: no accents, no capitals, no final sigma. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').trim()
}
