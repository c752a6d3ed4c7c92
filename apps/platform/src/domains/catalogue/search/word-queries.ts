import { diminutiveStem, hasSound, soundKey, stemKey } from '../text/latin-words.js'
import type { LexemeQuery, WordQuery } from '../text-index/word-query.js'
import { plainText } from '../text/plain-text.js'
import { headMark, skuMark, soundMark, stemMark, wholeSku } from '../text/search-vector.js'
import type { AskedThing } from './read-term.js'

/** A short key is the prefix of too many words, so it has to match completely. */
const minPrefixSound = 3
/** A shorter key matches too many words. */
const minSound = 3

/** Stems of a word in a language; empty for an unknown one. */
export type StemsOf = (word: string) => readonly string[]

/** Builds the queries of a term's concepts; the last word may be a prefix. */
export function wordQueries(asked: readonly AskedThing[], stemsOf: StemsOf): WordQuery[] {
  return asked.map(({ words, means, isLast, weight, isOptional }) => {
    const phrases = [
      phraseQuery(words, isLast && words.length === 1, stemsOf),
      ...means.map((phrase) => phraseQuery(phrase, false, stemsOf)),
    ]
    return {
      required: phrases.flatMap(({ required }) => required),
      ranking: phrases.flatMap(({ ranking }) => ranking),
      weight,
      isOptional,
    }
  })
}

function phraseQuery(
  words: readonly string[],
  isHalf: boolean,
  stemsOf: StemsOf,
): Pick<WordQuery, 'required' | 'ranking'> {
  const [only, ...others] = words
  if (only === undefined) return { required: [], ranking: [] }
  if (others.length > 0) {
    const stems = words.map((word) => stemForm(word) ?? exactForm(word))
    const exact = words.map(exactForm)
    return { required: [exact, stems], ranking: [...exact, ...stems] }
  }
  const forms = wordForms(only, isHalf)
  const stems = stemsOf(only).map((lexeme) => ({ lexeme, isPrefix: false }))
  const heads = forms.map((form) => ({ ...form, lexeme: `${headMark}${form.lexeme}` }))
  return {
    required: [...forms.map((form) => [form]), stems],
    ranking: [...forms, ...heads, ...stems],
  }
}

function wordForms(word: string, isHalf: boolean): LexemeQuery[] {
  const exact = { lexeme: word, isPrefix: isHalf }
  if (!hasSound(word)) return [exact]
  const sound = soundKey(word)
  const stem = stemForm(word)
  const diminutive = diminutiveStem(word)
  const small = diminutive === undefined ? undefined : stemForm(diminutive)
  const isPrefix = isHalf && sound.length >= minPrefixSound
  return [
    exact,
    ...(sound.length < minSound ? [] : [{ lexeme: `${soundMark}${sound}`, isPrefix }]),
    ...(stem === undefined ? [] : [stem]),
    ...(small === undefined ? [] : [small]),
  ]
}

function exactForm(word: string): LexemeQuery {
  return { lexeme: word, isPrefix: false }
}

function stemForm(word: string): LexemeQuery | undefined {
  const stem = hasSound(word) ? stemKey(word) : undefined
  return stem === undefined ? undefined : { lexeme: `${stemMark}${stem}`, isPrefix: false }
}

const minSkuLength = 4

/**
 * Queries for a term that is written like a SKU, the strictest first: by the beginning of a whole
 * SKU, then by parts from its middle. None for any other term.
 */
export function skuQueries(term: string): WordQuery[] {
  const text = plainText(term.trim())
  const whole = wholeSku(text)
  const isCode = /^[a-z0-9]+([-/._][a-z0-9]+)*$/.test(text) && /[\d\-/._]/.test(text)
  if (!isCode || whole.length < minSkuLength) return []
  return [`${skuMark}${whole}`, whole].map((lexeme) => ({
    required: [[{ lexeme, isPrefix: true, isInName: true }]],
    ranking: [{ lexeme, isPrefix: false }],
    weight: 1,
    isOptional: false,
  }))
}
