import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { matchTerm } from './match-term.js'
import type { RankedProducts } from './ranked-products.js'
import { rankedProducts } from './ranked-products.js'
import { suggestTerms } from './suggest-terms.js'
import { searchWords } from './word-queries.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'

export interface FindByTermOptions {
  term?: string | null
  fields?: readonly SearchField[] | null
  /** Gathers suggestions even where the term itself finds something. */
  suggest?: boolean | null
  locale: string
}

/** What a term finds. */
export interface FoundByTerm {
  /** Undefined without a term. */
  ranked: RankedProducts | undefined
  suggestions: string[]
  /** Set when nothing matched the term itself and the products are those of this suggestion. */
  correctedTerm: string | null
}

/** Looks for a term, and for the best of its suggestions that finds something when it finds nothing. */
export async function findByTerm(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  options: FindByTermOptions,
): Promise<FoundByTerm> {
  const { term, locale } = options
  const fields = options.fields ?? null
  if (!term?.trim()) return { ranked: undefined, suggestions: [], correctedTerm: null }
  // Only signs, such as `+++`: a term, and one that nothing matches.
  if (searchWords(term).length === 0) {
    return { ranked: rankedProducts(snapshot, () => {}), suggestions: [], correctedTerm: null }
  }
  const ranked = await matchTerm(sql, snapshot, { term, locale, fields })
  const isFound = ranked.places.length > 0
  if (isFound && !options.suggest) return { ranked, suggestions: [], correctedTerm: null }
  const suggestions = await suggestTerms(sql, snapshot, term, locale)
  if (isFound) return { ranked, suggestions, correctedTerm: null }
  for (const suggestion of suggestions) {
    const corrected = await matchTerm(sql, snapshot, { term: suggestion, locale, fields })
    if (corrected.places.length > 0) {
      return { ranked: corrected, suggestions, correctedTerm: suggestion }
    }
  }
  return { ranked, suggestions, correctedTerm: null }
}
