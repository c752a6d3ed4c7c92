import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { searchWords } from '../text/search-words.js'
import { knownThings } from './match-term.js'
import { nearWords, spellWords } from './near-words.js'
import type { NearWord } from './near-words.js'
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
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  { term, asked, locale }: { term: string; asked: readonly AskedThing[]; locale: string },
): Promise<SpeltWord[]> {
  const words = searchWords(term)
  const known = await knownThings(sql, snapshot, asked, locale)
  const knownWords = new Set([...known].flatMap((thing) => thing.words))
  const spelt = await spellWords(sql, words, locale)
  const near = await nearWords(sql, words, locale)
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
