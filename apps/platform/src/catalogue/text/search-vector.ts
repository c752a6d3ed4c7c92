import { plainWords } from './plain-words.js'
import { soundKey } from './latin-words.js'

/** How much a match counts, best first. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

/** Marks a lexeme as a sound key; no word of a text begins with it. */
export const soundMark = '~'

/**
 * The text form of a tsvector with every plain word and how it sounds. The stems of the language
 * are added by the database.
 */
export function searchVector(text: string, weight: SearchWeight): string {
  const lexemes = new Map<string, number>()
  for (const [index, word] of plainWords(text).slice(0, maxWords).entries()) {
    const short = word.slice(0, maxLength)
    if (!lexemes.has(short)) lexemes.set(short, index + 1)
    const sound = `${soundMark}${soundKey(short)}`
    if (!lexemes.has(sound)) lexemes.set(sound, index + 1)
  }
  return [...lexemes].map(([lexeme, place]) => `'${lexeme}':${place}${weight}`).join(' ')
}

/** Words of a SKU, every run of its parts, so that `RG-30/4` is found by any way of writing it. */
export function skuVector(skus: readonly string[], weight: SearchWeight): string {
  const words = new Set(
    skus.flatMap((sku) => {
      const parts = plainWords(sku).slice(0, maxSkuParts)
      return parts.flatMap((_part, from) =>
        parts.slice(from).map((_end, length) =>
          parts
            .slice(from, from + length + 1)
            .join('')
            .slice(0, maxLength),
        ),
      )
    }),
  )
  return [...words].map((word, index) => `'${word}':${index + 1}${weight}`).join(' ')
}

const maxSkuParts = 6
const maxWords = 2_000
const maxLength = 60

/** The text-search configuration of a locale's language. */
export function searchLanguage(locale: string): 'greek' | 'english' | 'simple' {
  if (locale === 'el') return 'greek'
  return locale === 'en' ? 'english' : 'simple'
}
