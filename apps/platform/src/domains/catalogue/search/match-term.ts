import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import type { WordQuery } from '../text-index/word-query.js'
import { toTextQuery, matchBlock } from '../text-index/match-block.js'
import { buildWordQueries } from './build-word-queries.js'
import { matchFields } from './match-fields.js'
import type { RankedProducts } from './ranked-products.js'
import { rankedProducts } from './ranked-products.js'
import { placesOfBlock } from './places-of-block.js'
import { searchWords, skuQueries } from './word-queries.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'

export interface MatchTermOptions {
  term: string
  locale: string
  /** Left out or empty: all of them. */
  fields?: readonly SearchField[] | null
}

/**
 * Finds the published products that hold every word of a term, by the word itself, its stem, how it
 * sounds, and for the last word by its beginning. What is written like a SKU is looked for among
 * SKUs first, so that one SKU does not bring those that merely resemble it.
 */
export async function matchTerm(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  options: MatchTermOptions,
): Promise<RankedProducts> {
  const { term, locale, fields } = options
  const words = searchWords(term)
  if (!fields?.length || fields.includes('SKU')) {
    for (const asked of skuQueries(term)) {
      const found = await matchWords(sql, snapshot, locale, [asked])
      if (found.places.length > 0) return found
    }
  }
  const asked = await buildWordQueries(sql, words, locale)
  if (fields?.length) return matchFields(sql, snapshot, { locale, fields, words: asked })
  return matchWords(sql, snapshot, locale, asked)
}

/** Those of some words that at least one product holds. */
export async function knownWords(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  words: readonly string[],
  locale: string,
): Promise<Set<string>> {
  const known = new Set<string>()
  for (const [index, asked] of (await buildWordQueries(sql, words, locale)).entries()) {
    const { places } = await matchWords(sql, snapshot, locale, [asked])
    if (places.length > 0) known.add(words[index]!)
  }
  return known
}

async function matchWords(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  locale: string,
  words: readonly WordQuery[],
): Promise<RankedProducts> {
  const asked = toTextQuery(words)
  const index = await snapshot.texts.get(sql, locale, snapshot.textVersion)
  return rankedProducts(snapshot, (add) => {
    for (const block of index.blocks) {
      const places = placesOfBlock(snapshot, block)
      matchBlock(block, asked, (number, rank) => add(places[number]!, rank))
    }
  })
}
