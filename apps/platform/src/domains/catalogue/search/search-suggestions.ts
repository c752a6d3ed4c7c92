import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { cacheAnswer } from '../snapshot/cache-answer.js'
import { foldedWord } from '../text/latin-words.js'
import type { BrandView } from '../views/brand-view.js'
import { toBrandView } from '../views/brand-view.js'
import type { CategoryView } from '../views/category-view.js'
import { toCategoryView } from '../views/category-view.js'
import type { ViewScope } from '../views/view-scope.js'
import { findByTerm } from './find-by-term.js'
import { matchNames } from './match-names.js'
import { capTerm, searchProducts } from './search-products.js'
import { searchWords } from './word-queries.js'
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
const maxTerms = 4

/** What a search field offers for a term that is typed so far. */
export async function searchSuggestions(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  options: { term: string; first: number },
): Promise<SuggestionsView> {
  const typed = capTerm(options.term)
  const words = searchWords(typed)
  if (words.length === 0) return { ids: [], categories: [], brands: [], terms: [] }
  // By its words, so that a trailing space or another case is the same question.
  const term = typed.trim().toLowerCase()
  const { first } = options
  const page = await searchProducts(sql, snapshot, scope, { first, skip: 0, term })
  const asked = page.correctedTerm === null ? words : searchWords(page.correctedTerm)
  const names = matchNames(snapshot, scope, asked)
  const terms = await cacheAnswer(
    snapshot,
    { key: ['terms', scope.locale, words], sizeOf: (list: string[]) => list.length },
    async () =>
      page.correctedTerm === null
        ? completeTerm(sql, words, scope.locale)
        : (await findByTerm(sql, snapshot, { term, locale: scope.locale })).suggestions,
  )
  return {
    ids: page.ids,
    categories: names.categories
      .slice(0, maxCategories)
      .map((node) => toCategoryView(node, snapshot, scope)),
    brands: names.brands.slice(0, maxBrands).map((brand) => toBrandView(brand, scope)),
    terms: terms.slice(0, maxTerms),
  }
}

/** The term with its last word as the catalogue's names have it, the commonest first. */
async function completeTerm(
  sql: Transaction,
  words: readonly string[],
  locale: string,
): Promise<string[]> {
  const last = foldedWord(words.at(-1) ?? '')
  if (last === '') return []
  const rows = await sql.query<{ word: string }>(
    `SELECT word FROM search_words
     WHERE locale = $1 AND starts_with(latin_key, $2)
     ORDER BY frequency DESC, word LIMIT ${maxTerms}`,
    [locale, last],
  )
  return rows.map(({ word }) => [...words.slice(0, -1), word].join(' '))
}
