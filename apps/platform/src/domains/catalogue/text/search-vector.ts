import { LRUCache } from 'lru-cache'
import { plainWords } from './plain-text.js'
import { hasSound, soundKey, stemKey } from './latin-words.js'

/** How much a match counts, best first. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

/** Marks a lexeme as a sound key; no word of a text begins with a mark. */
export const soundMark = '~'
/** Marks how a word sounds without its ending. */
export const stemMark = '='
/** Marks what a product is, in one word: λάστιχο, not what else its name mentions. */
export const headMark = '^'
/** Marks a SKU as a whole. */
export const skuMark = '#'

/** The lexemes that a word of a text is found by. The language's own stems come from the database. */
function wordLexemes(word: string): readonly string[] {
  const cached = lexemesOf.get(word)
  if (cached) return cached
  const lexemes = makeLexemes(word)
  lexemesOf.set(word, lexemes)
  return lexemes
}

/** A catalogue says the same words again and again. */
const lexemesOf = new LRUCache<string, readonly string[]>({ max: 10_000 })

function makeLexemes(word: string): string[] {
  if (!hasSound(word)) return [word]
  const stem = stemKey(word)
  return [
    word,
    `${soundMark}${soundKey(word)}`,
    ...(stem === undefined ? [] : [`${stemMark}${stem}`]),
  ]
}

/** The text form of a tsvector with every word of a text. */
export function searchVector(text: string, weight: SearchWeight): string {
  const lexemes = new Map<string, number>()
  for (const [index, word] of plainWords(text).slice(0, maxWords).entries()) {
    for (const lexeme of wordLexemes(word.slice(0, maxLength))) {
      if (!lexemes.has(lexeme)) lexemes.set(lexeme, index + 1)
    }
  }
  return toVector(lexemes, weight)
}

/** The text form of a tsvector with words that say what a thing is. */
export function headVector(words: readonly string[]): string {
  const lexemes = words.flatMap(plainWords).flatMap(wordLexemes)
  return toVector(new Map(lexemes.map((lexeme) => [`${headMark}${lexeme}`, 1])), 'A')
}

function toVector(lexemes: ReadonlyMap<string, number>, weight: SearchWeight): string {
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
  for (const sku of skus) words.add(`${skuMark}${wholeSku(sku)}`)
  return [...words].map((word, index) => `'${word}':${index + 1}${weight}`).join(' ')
}

/** A SKU without what stands between its parts. */
export function wholeSku(sku: string): string {
  return plainWords(sku).slice(0, maxSkuParts).join('').slice(0, maxLength)
}

const maxSkuParts = 6
const maxWords = 2_000
const maxLength = 60

type SearchLanguage = 'arabic' | 'english' | 'german' | 'greek' | 'simple'

const searchLanguages: Readonly<Record<string, SearchLanguage>> = {
  ar: 'arabic',
  de: 'german',
  el: 'greek',
  en: 'english',
}

/** The text-search configuration of a locale's language. */
export function searchLanguage(locale: string): SearchLanguage {
  return searchLanguages[locale] ?? 'simple'
}
