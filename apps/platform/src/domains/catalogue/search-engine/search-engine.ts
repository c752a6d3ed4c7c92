import type { Database, Transaction } from '../../../foundation/database/database.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'
import type { AskedThing } from '../search/read-term.js'
import type { RankedProducts } from '../search/ranked-products.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'

/** Context of a search. */
export interface SearchScope {
  /** A read transaction of the tenant. */
  sql: Transaction
  /** The catalogue as that transaction sees it. */
  snapshot: CatalogueSnapshot
  locale: string
}

export interface MatchTermOptions {
  asked: readonly AskedThing[]
  /** Null, undefined or empty: all fields. */
  fields?: readonly SearchField[] | null
}

/** Matches of a term. */
export interface TermMatch {
  ranked: RankedProducts
  /** No relevant product has all words: these have most of them. */
  isPartial: boolean
  /** Of the best product, 0 to 1. */
  coverage: number
}

/** A word of the catalogue similar to a typed one. */
export interface NearWord {
  /** As the catalogue spells it. */
  word: string
  /** Edit distance of their phonetic forms. */
  distance: number
  /** So near that the typed one may be a typing error. */
  isClose: boolean
}

/**
 * Full-text search of products. It serves only the snapshot's tenant, with texts of the snapshot's
 * `textVersion` or later. The platform filters, counts, sorts and caches its results.
 */
export interface SearchEngine {
  /**
   * Finds products by a SKU, whole or in part; undefined for a term that is written otherwise or
   * finds none.
   */
  matchSku(scope: SearchScope, term: string): Promise<RankedProducts | undefined>
  /**
   * Finds published products that match all of a term, by word, synonym, stem, sound, and for the
   * last word by prefix; or those that match most of it if that is more relevant.
   */
  matchTerm(scope: SearchScope, options: MatchTermOptions): Promise<TermMatch>
  /** Those of some things that at least one product is called by, or has as a property. */
  knownThings(scope: SearchScope, asked: readonly AskedThing[]): Promise<Set<AskedThing>>
  /** Similar words of the catalogue and of synonyms for each word, nearest first; one per stem. */
  nearWords(scope: SearchScope, words: readonly string[]): Promise<NearWord[][]>
  /** The catalogue's own spelling of known words; others are unchanged. */
  spellWords(scope: SearchScope, words: readonly string[]): Promise<string[]>
  /** Words of the catalogue's names with a prefix, most frequent first. */
  completeWord(scope: SearchScope, word: string, most: number): Promise<string[]>
  /** Loads the data that the first search would otherwise wait for. */
  prepare(scope: SearchScope): Promise<void>
  /**
   * Updates the index with changed texts of a tenant. Called before the platform is ready and every
   * few seconds by one process, so it must be cheap when nothing has changed. Undefined for engines
   * without an index.
   */
  update?(database: Database, tenant: string): Promise<void>
}
