import { LRUCache } from 'lru-cache'
import { plainWords, searchedWords } from './plain-text.js'
import { hasSound, soundKey, stemKey } from './latin-words.js'

/** How much a match counts, best first. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

/** Prefix of phonetic lexemes; no word of a text begins with it. */
export const soundMark = '~'
/** Prefix of stem lexemes. */
export const stemMark = '='
/**
 * Prefix of head word lexemes, which name the kind of product: λάστιχο, not other words of its
 * name.
 */
export const headMark = '^'
/** Prefix of whole SKUs. */
export const skuMark = '#'

/** The lexemes that match a word. The language's own stems come from the database. */
function wordLexemes(word: string): readonly string[] {
  const cached = lexemesOf.get(word)
  if (cached) return cached
  const lexemes = makeLexemes(word)
  lexemesOf.set(word, lexemes)
  return lexemes
}

/** A catalogue repeats the same words. */
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
  for (const [index, word] of searchedWords(text).slice(0, maxWords).entries()) {
    // A part of a fraction may be searched for too.
    const parts = word.includes('/') ? [word, ...word.split('/')] : [word]
    for (const lexeme of parts.flatMap((part) => wordLexemes(part.slice(0, maxLength)))) {
      if (!lexemes.has(lexeme)) lexemes.set(lexeme, index + 1)
    }
  }
  return toVector(lexemes, weight)
}

/** The text form of a tsvector with head words. */
export function headVector(words: readonly string[]): string {
  const lexemes = words.flatMap(plainWords).flatMap(wordLexemes)
  return toVector(new Map(lexemes.map((lexeme) => [`${headMark}${lexeme}`, 1])), 'A')
}

function toVector(lexemes: ReadonlyMap<string, number>, weight: SearchWeight): string {
  return [...lexemes].map(([lexeme, place]) => `'${lexeme}':${place}${weight}`).join(' ')
}

/** Lexemes of a SKU, every run of its parts, so that `RG-30/4` matches in any notation. */
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

/** A SKU without separators. */
export function wholeSku(sku: string): string {
  return plainWords(sku).slice(0, maxSkuParts).join('').slice(0, maxLength)
}

const maxSkuParts = 6
const maxWords = 2_000
const maxLength = 60

/** PostgreSQL's text-search configurations by language, as its versions from 14 on have them. */
const searchLanguages: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** The text-search configuration of a locale's language; `simple` compares whole words. */
export function searchLanguage(locale: string): string {
  return searchLanguages[locale.split('-')[0] ?? ''] ?? 'simple'
}
