import type { Database, Transaction } from '../../../foundation/database/database.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'
import type { AskedThing } from '../search/read-term.js'
import type { RankedProducts } from '../search/ranked-products.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'

/** What a search runs on. */
export interface SearchScope {
  /** A read transaction of the tenant. */
  sql: Transaction
  /** The catalogue as that transaction sees it. */
  snapshot: CatalogueSnapshot
  locale: string
}

export interface MatchTermOptions {
  asked: readonly AskedThing[]
  /** Left out or empty: all of them. */
  fields?: readonly SearchField[] | null
}

/** What was found of what a term asks for. */
export interface TermMatch {
  ranked: RankedProducts
  /** No product that is worth showing has every word: these have most of them. */
  isPartial: boolean
  /** Of the best product, 0 to 1. */
  coverage: number
}

/** A word of the catalogue that a typed one may have been meant as. */
export interface NearWord {
  /** As the catalogue spells it. */
  word: string
  /** Characters to change, of the words as they sound. */
  distance: number
  /** So near that the typed one may be a typing error. */
  isClose: boolean
}

/**
 * Finds products by words. It answers for the snapshot's tenant alone, and from what its catalogue holds at the snapshot's
 * `textVersion` or later. What is found is filtered, counted, ordered and cached by the platform.
 */
export interface SearchEngine {
  /** Finds products by a SKU, whole or in part; undefined for a term that is written otherwise or finds none. */
  matchSku(scope: SearchScope, term: string): Promise<RankedProducts | undefined>
  /**
   * Finds the published products that hold everything that is asked for, by the word itself, its meanings, its stem, how
   * it sounds, and for the last word by its beginning; those that hold most of it where that says more.
   */
  matchTerm(scope: SearchScope, options: MatchTermOptions): Promise<TermMatch>
  /** Those of some things that at least one product is called by, or has as a property. */
  knownThings(scope: SearchScope, asked: readonly AskedThing[]): Promise<Set<AskedThing>>
  /** For each word those that people use for the catalogue's things and that are like it, nearest first; one of each stem. */
  nearWords(scope: SearchScope, words: readonly string[]): Promise<NearWord[][]>
  /** The catalogue's own spelling of words that it knows; the others as they are. */
  spellWords(scope: SearchScope, words: readonly string[]): Promise<string[]>
  /** Words of the catalogue's names that begin with a typed one, the commonest first. */
  completeWord(scope: SearchScope, word: string, most: number): Promise<string[]>
  /** Reads what the first search would have to wait for. */
  prepare(scope: SearchScope): Promise<void>
  /**
   * Writes what has changed in a tenant's texts to where this engine searches them. It is called before the platform is ready and every few
   * seconds by one process, so it costs little when nothing has changed. Left out where nothing is written.
   */
  update?(database: Database, tenant: string): Promise<void>
}
