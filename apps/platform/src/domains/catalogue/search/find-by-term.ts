import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { searchWords } from '../text/search-words.js'
import type { TermMatch } from '../search-engine/search-engine.js'
import type { RankedProducts } from './ranked-products.js'
import { rankedProducts } from './ranked-products.js'
import { readTerm } from './read-term.js'
import { correctTerm, readSpelling } from './spelling.js'
import { suggestTerms } from './suggest-terms.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'

export interface FindByTermOptions {
  term?: string | null
  fields?: readonly SearchField[] | null
  /** Gathers suggestions even where the term itself finds something. */
  suggest?: boolean | null
  locale: string
}

/** Products found by a term. */
export interface FoundByTerm {
  /** Undefined without a term. */
  ranked: RankedProducts | undefined
  suggestions: string[]
  /** Set when nothing matched the term itself and the products are those of this suggestion. */
  correctedTerm: string | null
  /** No product has all words: these have most of them. */
  isPartial: boolean
}

/** Searches a term; without complete matches, its corrected spelling, then most of its words. */
export async function findByTerm(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  options: FindByTermOptions,
): Promise<FoundByTerm> {
  const { term, locale, suggest } = options
  const fields = options.fields ?? null
  const { engine, synonyms } = snapshot
  const scope = { sql, snapshot, locale }
  const found = (
    ranked: RankedProducts | undefined,
    more: Partial<FoundByTerm> = {},
  ): FoundByTerm => ({ ranked, suggestions: [], correctedTerm: null, isPartial: false, ...more })
  if (!term?.trim()) return found(undefined)
  // Only signs, such as `+++`: a term, and one that nothing matches.
  if (searchWords(term).length === 0) return found(rankedProducts(snapshot, () => {}))
  if (!fields?.length || fields.includes('SKU')) {
    const ranked = await engine.matchSku(scope, term)
    if (ranked) return found(ranked)
  }
  const asked = readTerm(term, { synonyms, locale })
  const direct = await engine.matchTerm(scope, { asked, fields })
  const isFound = direct.ranked.places.length > 0 && !direct.isPartial
  const isSure = isFound && direct.coverage >= leastSure
  if (isSure && !suggest) return found(direct.ranked)
  const words = await readSpelling(scope, { term, asked })
  const suggestions = await suggestTerms(scope, words)
  if (isSure) return found(direct.ranked, { suggestions })
  const corrected = correctTerm(words)
  if (corrected !== null) {
    const things = readTerm(corrected, { synonyms, locale })
    const again = await engine.matchTerm(scope, { asked: things, fields })
    if (isBetter(again, direct)) {
      const { isPartial, ranked } = again
      return found(ranked, { suggestions, isPartial, correctedTerm: corrected })
    }
  }
  return found(direct.ranked, { suggestions, isPartial: direct.isPartial })
}

/** A word that only occurs in passing may be a misspelling. */
const leastSure = 0.3

function isBetter(one: TermMatch, other: TermMatch): boolean {
  if (one.ranked.places.length === 0) return false
  const isWhole = other.ranked.places.length > 0 && !other.isPartial
  if (isWhole) return !one.isPartial && one.coverage > 2 * other.coverage
  return one.coverage > other.coverage || !one.isPartial
}
