import { diminutiveStem, foldedStem, foldedWord, hasSound } from '../text/latin-words.js'
import { searchedWords } from '../text/plain-text.js'
import { searchWords } from '../text/search-words.js'
import type { SynonymRecord } from './synonym-record.js'

/** The meaning of typed words in the catalogue. */
export interface Synonym {
  /** Number of typed words that it replaces. */
  length: number
  /** Phrases of the catalogue, each as plain words. */
  means: readonly (readonly string[])[]
  isOptional: boolean
}

/** Lookup of synonyms. */
export interface SynonymTable {
  /**
   * Finds the longest phrase that starts at an index of the plain words; undefined without a match.
   */
  find(words: readonly string[], from: number): Synonym | undefined
}

interface Entry {
  keys: readonly string[]
  means: readonly string[][]
  isOptional: boolean
}

/** Minimum length of a prefix that matches a synonym. */
const minHalfWord = 4

/** Creates a table of synonyms; words match in every inflection and spelling. */
export function createSynonymTable(records: readonly SynonymRecord[]): SynonymTable {
  const entries = new Map<string, Entry[]>()
  const beginnings: { folded: string; entry: Entry }[] = []
  for (const { asked, means, optional } of records) {
    for (const phrase of asked) {
      const words = searchWords(phrase)
      const entry = {
        keys: words.map(keyOf),
        means: means.map(searchedWords),
        isOptional: optional,
      }
      const [first = ''] = entry.keys
      entries.set(first, [...(entries.get(first) ?? []), entry])
      const [only] = words
      if (only !== undefined && words.length === 1) {
        beginnings.push({ folded: foldedWord(only), entry })
      }
    }
  }
  const begun = (words: readonly string[], from: number): Entry[] => {
    const word = words[from] ?? ''
    if (from < words.length - 1 || word.length < minHalfWord) return []
    const folded = foldedWord(word)
    return beginnings.filter((one) => one.folded.startsWith(folded)).map(({ entry }) => entry)
  }
  const fittingEntries = (words: readonly string[], from: number): Entry[] => {
    const word = words[from] ?? ''
    const named = entries.get(keyOf(word)) ?? entries.get(diminutiveStem(word) ?? '') ?? []
    return named.filter(({ keys: [, ...others] }) =>
      others.every((key, index) => keyOf(words[from + 1 + index] ?? '') === key),
    )
  }
  return {
    find(words, from) {
      const fitting = fittingEntries(words, from)
      const length = Math.max(0, ...fitting.map(({ keys }) => keys.length))
      const found =
        length > 0 ? fitting.filter(({ keys }) => keys.length === length) : begun(words, from)
      if (found.length === 0) return undefined
      return {
        length: Math.max(1, length),
        means: [
          ...new Map(
            found.flatMap(({ means }) => means.map((phrase) => [phrase.join(' '), phrase])),
          ).values(),
        ],
        isOptional: found.some(({ isOptional }) => isOptional),
      }
    },
  }
}

/** The same key for every inflection and spelling of a word. */
function keyOf(word: string): string {
  return hasSound(word) ? foldedStem(word) : word
}
