import type { Sql } from '../../database/database.js'
import { soundKey } from '../text/latin-words.js'
import { plainWords } from '../text/plain-words.js'
import { searchLanguage, soundMark } from '../text/search-vector.js'

/** The contract's `SearchField`. */
export type SearchFieldName = 'NAME' | 'SKU' | 'DESCRIPTION' | 'BRAND' | 'CATEGORY' | 'PROPERTIES'

export interface MatchTermOptions {
  term: string
  locale: string
  /** Left out or empty: all of them. */
  fields?: readonly SearchFieldName[] | null
}

/** What is typed beyond this is not looked at. */
const maxWords = 8
const maxWordLength = 40

/** The words of a term that a search looks for. */
export function searchWords(term: string): string[] {
  return plainWords(term)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
}

/**
 * Finds the published products that hold every word of a term, by the word itself, its stem, how it
 * sounds, and for the last word by its beginning.
 *
 * @returns Product id → how well it matches.
 */
export async function matchTerm(sql: Sql, options: MatchTermOptions): Promise<Map<string, number>> {
  const words = searchWords(options.term)
  if (words.length === 0) return new Map()
  const query = words
    .map(
      (_word, index) =>
        `($${index * 2 + 3}::tsquery || plainto_tsquery($2::regconfig, $${index * 2 + 4}))`,
    )
    .join(' && ')
  const rows = await sql.query<{ product_id: string; rank: number }>(
    `SELECT product_id, ts_rank(document, query) AS rank
     FROM product_search, (SELECT ${query} AS query) asked
     WHERE locale = $1 AND ${vectorOf(options.fields)} @@ query`,
    [
      options.locale,
      searchLanguage(options.locale),
      ...words.flatMap((word, index) => [wordQuery(word, index === words.length - 1), word]),
    ],
  )
  return new Map(rows.map((row) => [row.product_id, row.rank]))
}

/** A short key begins too many words, so it has to match whole. */
const minPrefixSound = 3

function wordQuery(word: string, isLast: boolean): string {
  const sound = soundKey(word)
  const exact = `'${word}'${isLast ? ':*' : ''}`
  if (sound === '') return exact
  const isPrefix = isLast && sound.length >= minPrefixSound
  return `${exact} | '${soundMark}${sound}'${isPrefix ? ':*' : ''}`
}

const columns: Record<SearchFieldName, string> = {
  NAME: 'name',
  SKU: 'sku',
  DESCRIPTION: 'description',
  BRAND: 'brand',
  CATEGORY: 'category',
  PROPERTIES: 'properties',
}

function vectorOf(fields: readonly SearchFieldName[] | null | undefined): string {
  if (!fields?.length) return 'document'
  return `(${[...new Set(fields)].map((field) => columns[field]).join(' || ')})`
}
