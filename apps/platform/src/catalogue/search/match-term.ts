import type { Sql } from '../../database/database.js'
import { searchLanguage } from '../text/search-vector.js'
import type { WordQuery } from './term-query.js'
import { searchWords, skuQueries, wordQueries } from './term-query.js'

/** The contract's `SearchField`. */
export type SearchFieldName = 'NAME' | 'SKU' | 'DESCRIPTION' | 'BRAND' | 'CATEGORY' | 'PROPERTIES'

export interface MatchTermOptions {
  term: string
  locale: string
  /** Left out or empty: all of them. */
  fields?: readonly SearchFieldName[] | null
}

/** Product id → how well it matches. */
export type Ranks = Map<string, number>

/**
 * Finds the published products that hold every word of a term, by the word itself, its stem, how it
 * sounds, and for the last word by its beginning. What is written like a SKU is looked for among
 * SKUs first, so that one SKU does not bring those that merely resemble it.
 */
export async function matchTerm(sql: Sql, options: MatchTermOptions): Promise<Ranks> {
  const { term, locale, fields } = options
  const words = searchWords(term)
  if (words.length === 0) return new Map()
  if (!fields?.length || fields.includes('SKU')) {
    for (const query of skuQueries(term)) {
      const ranks = await runQueries(sql, locale, [query], null)
      if (ranks.size > 0) return ranks
    }
  }
  return runQueries(sql, locale, wordQueries(words), fields ?? null)
}

/** Those of some words that at least one product holds. */
export async function knownWords(
  sql: Sql,
  words: readonly string[],
  locale: string,
): Promise<Set<string>> {
  const queries = wordQueries(words)
  const asked = queries.map((_query, index) => stemmed(index * 2 + 3, index * 2 + 4))
  const [row] = await sql.query<{ known: boolean[] }>(
    `SELECT floga_known_words(
       current_setting('floga.tenant'), $1, ARRAY[${asked.join(', ')}]) AS known`,
    [locale, searchLanguage(locale), ...queries.flatMap(({ required, word }) => [required, word])],
  )
  return new Set(words.filter((_word, index) => row?.known[index]))
}

/** A query with the language's own stems of its word, by the numbers of their parameters. */
function stemmed(text: number, word: number): string {
  return `($${text}::tsquery || plainto_tsquery($2::regconfig, $${word}))`
}

async function runQueries(
  sql: Sql,
  locale: string,
  queries: readonly WordQuery[],
  fields: readonly SearchFieldName[] | null,
): Promise<Ranks> {
  const required = queries.map((_query, index) => stemmed(index * 3 + 3, index * 3 + 5))
  const ranking = queries.map((_query, index) => stemmed(index * 3 + 4, index * 3 + 5))
  const found = fields?.length
    ? `(SELECT product_id, ts_rank(document, ranking) AS rank FROM product_search
        WHERE locale = $1 AND ${vectorOf(fields)} @@ required)`
    : `floga_match_products(current_setting('floga.tenant'), $1, required, ranking)`
  // One line a product: thousands of rows of their own would take longer than finding them.
  const [row] = await sql.query<{ found: string | null }>(
    `SELECT string_agg(product_id || ' ' || round(rank::numeric, 6), E'\\n') AS found
     FROM (SELECT ${required.join(' && ')} AS required, ${ranking.join(' || ')} AS ranking) asked,
       LATERAL ${found} matches`,
    [
      locale,
      searchLanguage(locale),
      ...queries.flatMap(({ word, required: needed, ranking: liked }) => [needed, liked, word]),
    ],
  )
  return toRanks(row?.found ?? null)
}

function toRanks(lines: string | null): Ranks {
  const ranks: Ranks = new Map()
  for (const line of lines?.split('\n') ?? []) {
    const space = line.indexOf(' ')
    ranks.set(line.slice(0, space), Number(line.slice(space + 1)))
  }
  return ranks
}

const columns: Record<SearchFieldName, string> = {
  NAME: 'name',
  SKU: 'sku',
  DESCRIPTION: 'description',
  BRAND: 'brand',
  CATEGORY: 'category',
  PROPERTIES: 'properties',
}

function vectorOf(fields: readonly SearchFieldName[]): string {
  return `(${[...new Set(fields)].map((field) => columns[field]).join(' || ')})`
}
