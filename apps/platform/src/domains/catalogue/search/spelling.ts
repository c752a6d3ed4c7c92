import type { NearWord, SearchScope } from '../search-engine/search-engine.js'
import { searchWords } from '../text/search-words.js'
import type { AskedThing } from './read-term.js'

/** Spelling of each word of a term. */
export interface SpeltWord {
  /** As typed, plain. */
  typed: string
  /** In the shop's spelling, if known. */
  spelt: string
  /** Some product is called by it, or has it as a property. */
  isKnown: boolean
  /** Similar words, nearest first. */
  near: readonly NearWord[]
}

/**
 * Looks up the words of a term: whether products have them, the shop's spelling, and similar words.
 */
export async function readSpelling(
  scope: SearchScope,
  { term, asked }: { term: string; asked: readonly AskedThing[] },
): Promise<SpeltWord[]> {
  const { engine } = scope.snapshot
  const words = searchWords(term)
  const known = await engine.knownThings(scope, asked)
  const knownWords = new Set([...known].flatMap((thing) => thing.words))
  const spelt = await engine.spellWords(scope, words)
  const near = await engine.nearWords(scope, words)
  return words.map((typed, index) => ({
    typed,
    spelt: spelt[index] ?? typed,
    isKnown: knownWords.has(typed),
    near: near[index] ?? [],
  }))
}

/** The term with misspelled words corrected to the shop's spelling; null if there are none. */
export function correctTerm(words: readonly SpeltWord[]): string | null {
  let isCorrected = false
  const right = words.map(({ spelt, isKnown, near: [nearest] }) => {
    if (isKnown || !nearest?.isClose) return spelt
    isCorrected = true
    return nearest.word
  })
  return isCorrected ? right.join(' ') : null
}
