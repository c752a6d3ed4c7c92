import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { knownThings } from './match-term.js'
import { nearWords, spellWords } from './near-words.js'
import type { AskedThing } from './read-term.js'
import { readTerm } from './read-term.js'

/** A term with its slips of the pen put right. */
export interface CorrectedThings {
  asked: AskedThing[]
  /** As the shop spells it. */
  term: string
}

/** Puts right what no product has and what is nearly a word of the catalogue; null where there is nothing of the kind. */
export async function correctThings(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  { asked, locale }: { asked: readonly AskedThing[]; locale: string },
): Promise<CorrectedThings | null> {
  const known = await knownThings(sql, snapshot, asked, locale)
  const unknown = new Set(asked.filter((thing) => !known.has(thing)).flatMap(({ words }) => words))
  if (unknown.size === 0) return null
  const typed = asked.flatMap(({ words }) => words)
  const near = await nearWords(sql, typed, locale)
  const words = await spellWords(sql, typed, locale)
  let isCorrected = false
  const right = words.map((word, index) => {
    const [nearest] = near[index] ?? []
    if (!unknown.has(typed[index]!) || !nearest?.isClose) return word
    isCorrected = true
    return nearest.word
  })
  if (!isCorrected) return null
  const term = right.join(' ')
  return { asked: readTerm(term, { synonyms: snapshot.synonyms, locale }), term }
}
