import { buildWordQueries } from '../search/build-word-queries.js'
import { matchFields } from '../search/match-fields.js'
import { rankedProducts } from '../search/ranked-products.js'
import type { AskedThing } from '../search/read-term.js'
import { skuQueries } from '../search/word-queries.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { matchBlock, toTextQuery } from '../text-index/match-block.js'
import type { PostingLists } from '../text-index/text-block.js'
import type { WordQuery } from '../text-index/word-query.js'
import type { SearchEngine, SearchScope, TermMatch } from './search-engine.js'

/**
 * Posting lists of some products, and their ranks in the merchant's order; below 0 for products
 * that must not be found.
 */
export interface RankedLists {
  lists: PostingLists
  places: Int32Array
}

/** Reads at least the postings of all lexemes that words match. */
export type ReadLists = (
  scope: SearchScope,
  words: readonly WordQuery[],
) => Promise<readonly RankedLists[]>

/** Matches words against posting lists of any source. */
export function createWordMatching(
  readLists: ReadLists,
): Pick<SearchEngine, 'matchSku' | 'matchTerm' | 'knownThings'> {
  return {
    async matchSku(scope, term) {
      const queries = skuQueries(term)
      if (queries.length === 0) return undefined
      const lists = await readLists(scope, queries)
      for (const query of queries) {
        const { ranked } = matchWords(scope.snapshot, lists, [query])
        if (ranked.places.length > 0) return ranked
      }
      return undefined
    },
    async matchTerm(scope, { asked, fields }) {
      const { sql, snapshot, locale } = scope
      const words = await buildWordQueries(sql, asked, locale)
      if (!fields?.length) return matchWords(snapshot, await readLists(scope, words), words)
      const ranked = await matchFields(sql, snapshot, { locale, fields, words })
      return { ranked, isPartial: false, coverage: ranked.places.length > 0 ? 1 : 0 }
    },
    async knownThings(scope, asked) {
      const words = await buildWordQueries(scope.sql, asked, scope.locale)
      const lists = await readLists(scope, words)
      const known = new Set<AskedThing>()
      for (const [index, word] of words.entries()) {
        const { coverage } = matchWords(scope.snapshot, lists, [word])
        if (coverage >= leastKnown) known.add(asked[index]!)
      }
      return known
    },
  }
}

/** Below this a word only occurs in passing: it may be a misspelling of another. */
const leastKnown = 0.25

/** Bonus of a complete match over a partial one with more specific words. */
const wholeBonus = 0.12
/** Products covering less than this share of the best one are not part of a partial match. */
const leastShare = 0.6
/** Below this a match is only a passing mention. */
const leastCoverage = 0.08

function matchWords(
  snapshot: CatalogueSnapshot,
  all: readonly RankedLists[],
  words: readonly WordQuery[],
): TermMatch {
  const query = toTextQuery(words)
  let best = 0
  let bestWhole = 0
  const find = (least?: number) =>
    rankedProducts(snapshot, (add) => {
      for (const { lists, places } of all) {
        const covered = matchBlock(
          lists,
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

/** By coverage first, in steps, so that similar matches are ordered by frequency and position. */
function toRank(coverage: number, rank: number): number {
  return Math.round(coverage * coverageSteps) / 2 + Math.min(rank, 0.49)
}

const coverageSteps = 20
