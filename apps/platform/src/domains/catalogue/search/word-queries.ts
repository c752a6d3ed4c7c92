import { hasSound, soundKey, stemKey } from '../text/latin-words.js'
import type { LexemeQuery, WordQuery } from '../text-index/word-query.js'
import { plainText, plainWords } from '../text/plain-text.js'
import { headMark, skuMark, soundMark, stemMark, wholeSku } from '../text/search-vector.js'

/** What is typed beyond this is not looked at. */
const maxWords = 8
const maxWordLength = 40

/** A short key begins too many words, so it has to match whole. */
const minPrefixSound = 3

/** Words that say nothing of what is looked for, in Greek, Greeklish and English. */
const stopWords = new Set(
  plainWords(
    `για με σε και του της των το τα ο η οι τον την από στο στη στην στα ένα μια
     gia me kai tou ths tis twn apo sto sth stin
     for with and the of a an to in on from`,
  ),
)

/** The words of a term that a search looks for; fillers only when there is nothing else. */
export function searchWords(term: string): string[] {
  const words = plainWords(term).map((word) => word.slice(0, maxWordLength))
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** What the words of a term ask for, but for their language's own stems; the last one may be typed by half. */
export function wordQueries(words: readonly string[]): WordQuery[] {
  return words.map((word, index) => {
    const isLast = index === words.length - 1
    const forms = wordForms(word, isLast)
    const heads = forms.map((form) => ({ ...form, lexeme: `${headMark}${form.lexeme}` }))
    return {
      required: [...forms.map((form) => [form]), ...apart(word, isLast)],
      ranking: [...forms, ...heads],
    }
  })
}

function wordForms(word: string, isLast: boolean): LexemeQuery[] {
  const exact = { lexeme: word, isPrefix: isLast }
  if (!hasSound(word)) return [exact]
  const sound = soundKey(word)
  const stem = stemKey(word)
  const isPrefix = isLast && sound.length >= minPrefixSound
  return [
    exact,
    ...(sound === '' ? [] : [{ lexeme: `${soundMark}${sound}`, isPrefix }]),
    ...(stem === undefined ? [] : [{ lexeme: `${stemMark}${stem}`, isPrefix: false }]),
  ]
}

/** `30mbar` is what the catalogue writes as `30 mbar`. */
function apart(word: string, isLast: boolean): LexemeQuery[][] {
  const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
  if (number === undefined || unit === undefined) return []
  return [
    [
      { lexeme: number, isPrefix: false },
      { lexeme: unit, isPrefix: isLast },
    ],
  ]
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
  }))
}
