import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import type { WordQuery } from '../text-index/word-query.js'
import { toTextQuery, matchBlock } from '../text-index/match-block.js'
import { buildWordQueries } from './build-word-queries.js'
import { matchFields } from './match-fields.js'
import { placesOfBlock } from './places-of-block.js'
import type { RankedProducts } from './ranked-products.js'
import { rankedProducts } from './ranked-products.js'
import type { AskedThing } from './read-term.js'
import { skuQueries } from './word-queries.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'

/** What was found of what a term asks for. */
export interface TermMatch {
  ranked: RankedProducts
  /** No product that is worth showing has every word: these have most of them. */
  isPartial: boolean
  /** Of the best product, 0 to 1. */
  coverage: number
}

/** What is found whole is shown before what has more telling words but not all, within reason. */
const wholeBonus = 0.12
/** A product that covers less than this share of the best one's is left out of a partial match. */
const leastShare = 0.6
/** Below this what is found is mentioned somewhere, and nothing more. */
const leastCoverage = 0.08

/** Finds products by a SKU, whole or in part; undefined for a term that is written otherwise or finds none. */
export async function matchSku(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  { term, locale }: { term: string; locale: string },
): Promise<RankedProducts | undefined> {
  for (const asked of skuQueries(term)) {
    const { ranked } = await matchWords(sql, snapshot, locale, [asked])
    if (ranked.places.length > 0) return ranked
  }
  return undefined
}

export interface MatchTermOptions {
  asked: readonly AskedThing[]
  locale: string
  /** Left out or empty: all of them. */
  fields?: readonly SearchField[] | null
}

/**
 * Finds the published products that hold everything that is asked for, by the word itself, its meanings, its stem, how
 * it sounds, and for the last word by its beginning; those that hold most of it where that says more.
 */
export async function matchTerm(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  { asked, locale, fields }: MatchTermOptions,
): Promise<TermMatch> {
  const words = await buildWordQueries(sql, asked, locale)
  if (!fields?.length) return matchWords(sql, snapshot, locale, words)
  const ranked = await matchFields(sql, snapshot, { locale, fields, words })
  return { ranked, isPartial: false, coverage: ranked.places.length > 0 ? 1 : 0 }
}

/** Below this a word is only mentioned: it may be another one, spelt wrong. */
const leastKnown = 0.25

/** Those of some things that at least one product is called by, or has as a property. */
export async function knownThings(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  asked: readonly AskedThing[],
  locale: string,
): Promise<Set<AskedThing>> {
  const known = new Set<AskedThing>()
  for (const [index, query] of (await buildWordQueries(sql, asked, locale)).entries()) {
    const { coverage } = await matchWords(sql, snapshot, locale, [query])
    if (coverage >= leastKnown) known.add(asked[index]!)
  }
  return known
}

async function matchWords(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  locale: string,
  words: readonly WordQuery[],
): Promise<TermMatch> {
  const query = toTextQuery(words)
  const index = await snapshot.texts.get(sql, locale, snapshot.textVersion)
  let best = 0
  let bestWhole = 0
  const find = (least?: number) =>
    rankedProducts(snapshot, (add) => {
      for (const block of index.blocks) {
        const places = placesOfBlock(snapshot, block)
        const covered = matchBlock(
          block,
          query,
          ({ number, rank, coverage, isWhole }) => {
            const place = places[number]!
            if (place < 0) return
            if (isWhole && coverage > bestWhole) bestWhole = coverage
            add(place, toRank(coverage + (isWhole ? wholeBonus : 0), rank))
          },
          least,
        )
        if (covered > best) best = covered
      }
    })
  const whole = find()
  if (bestWhole > 0 && bestWhole + wholeBonus >= best) {
    return { ranked: whole, isPartial: false, coverage: bestWhole }
  }
  if (best < leastCoverage) return { ranked: whole, isPartial: false, coverage: bestWhole }
  return { ranked: find(best * leastShare), isPartial: true, coverage: best }
}

/** By coverage first, in steps, so that what is alike is ranked by how often and where words stand. */
function toRank(coverage: number, rank: number): number {
  return Math.round(coverage * coverageSteps) / 2 + Math.min(rank, 0.49)
}

const coverageSteps = 20
