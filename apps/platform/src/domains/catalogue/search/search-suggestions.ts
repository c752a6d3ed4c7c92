import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { searchWords } from '../text/search-words.js'
import { cacheAnswer } from '../snapshot/cache-answer.js'
import type { SearchScope } from '../search-engine/search-engine.js'
import type { BrandView } from '../views/brand-view.js'
import { toBrandView } from '../views/brand-view.js'
import type { CategoryView } from '../views/category-view.js'
import { toCategoryView } from '../views/category-view.js'
import type { ViewScope } from '../views/view-scope.js'
import { findByTerm } from './find-by-term.js'
import { matchNames } from './match-names.js'
import { capTerm, searchProducts } from './search-products.js'
import { readTerm } from './read-term.js'
import { findingTerms } from './suggest-terms.js'
import type { SearchSuggestions } from '../../../foundation/generated/contract-types.js'

/** The contract's `SearchSuggestions`, with products by id. */
export interface SuggestionsView extends Omit<
  SearchSuggestions,
  'products' | 'categories' | 'brands'
> {
  ids: string[]
  categories: CategoryView[]
  brands: BrandView[]
}

const maxCategories = 3
const maxBrands = 3
/** How many completions are tried until there are as many as are shown. */
const maxTried = 6

/** Suggestions for a partially typed term. */
export async function searchSuggestions(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  options: { term: string; first: number },
): Promise<SuggestionsView> {
  const typed = capTerm(options.term)
  const words = searchWords(typed)
  if (words.length === 0) return { ids: [], categories: [], brands: [], terms: [] }
  // Normalized, so that a trailing space or another case hits the same cache entry.
  const term = typed.trim().toLowerCase()
  const { first } = options
  const page = await searchProducts(sql, snapshot, scope, { first, skip: 0, term })
  const { synonyms } = snapshot
  const asked = readTerm(page.correctedTerm ?? term, { synonyms, locale: scope.locale })
  const names = matchNames(snapshot, scope, asked)
  const terms = await cacheAnswer(
    snapshot,
    { key: ['terms', scope.locale, words], sizeOf: (list: string[]) => list.length },
    async () =>
      page.correctedTerm === null
        ? completeTerm({ sql, snapshot, locale: scope.locale }, words)
        : (await findByTerm(sql, snapshot, { term, locale: scope.locale })).suggestions,
  )
  return {
    ids: page.ids,
    categories: names.categories
      .slice(0, maxCategories)
      .map((node) => toCategoryView(node, snapshot, scope)),
    brands: names.brands.slice(0, maxBrands).map((brand) => toBrandView(brand, scope)),
    terms,
  }
}

/**
 * Completions of the term's last word in the shop's spelling, most frequent first; only those with
 * results.
 */
async function completeTerm(scope: SearchScope, words: readonly string[]): Promise<string[]> {
  const { engine } = scope.snapshot
  const last = await engine.completeWord(scope, words.at(-1) ?? '', maxTried)
  const before = await engine.spellWords(scope, words.slice(0, -1))
  const terms = last.map((word) => [...before, word].join(' '))
  return findingTerms(scope, { terms, without: [] })
}
