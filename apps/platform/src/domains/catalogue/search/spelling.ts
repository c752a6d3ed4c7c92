import type { NearWord, SearchScope } from '../search-engine/search-engine.js'
import { searchWords } from '../text/search-words.js'
import type { AskedThing } from './read-term.js'

/** What the catalogue makes of each word of a term. */
export interface SpeltWord {
  /** As typed, plain. */
  typed: string
  /** As the shop spells it, where it knows the word. */
  spelt: string
  /** Some product is called by it, or has it as a property. */
  isKnown: boolean
  /** Words that are like it, nearest first. */
  near: readonly NearWord[]
}

/** Looks up the words of a term: which of them products have, how the shop spells them, and what is like them. */
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

/** The term with what is nearly a word of the catalogue put right, as the shop spells it; null where nothing is. */
export function correctTerm(words: readonly SpeltWord[]): string | null {
  let isCorrected = false
  const right = words.map(({ spelt, isKnown, near: [nearest] }) => {
    if (isKnown || !nearest?.isClose) return spelt
    isCorrected = true
    return nearest.word
  })
  return isCorrected ? right.join(' ') : null
}
