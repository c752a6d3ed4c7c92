/** Lower case without accents, with one kind of sigma and `¼` as 1/4: how words are compared. */
export function plainText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')
}

/** The plain words of a text, in order; everything but letters and digits separates. */
export function plainWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
