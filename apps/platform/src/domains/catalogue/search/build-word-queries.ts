import type { Transaction } from '../../../foundation/database/database.js'
import type { WordQuery } from '../text-index/word-query.js'
import { searchLanguage } from '../text/search-vector.js'
import type { AskedThing } from './read-term.js'
import { wordQueries } from './word-queries.js'

/** Builds a query for each word of a term, with all its forms. */
export async function buildWordQueries(
  sql: Transaction,
  asked: readonly AskedThing[],
  locale: string,
): Promise<WordQuery[]> {
  const words = new Set(asked.flatMap(({ words: typed, means }) => [...typed, ...means.flat()]))
  const stems = await languageStems(sql, [...words], locale)
  return wordQueries(asked, (word) => stems.get(word) ?? [])
}

/** The stems of some words in a language, from the database; empty for a stop word. */
async function languageStems(
  sql: Transaction,
  words: readonly string[],
  locale: string,
): Promise<Map<string, string[]>> {
  const [row] = await sql.query<{ stems: string[][] | null }>(
    `SELECT json_agg(tsvector_to_array(to_tsvector($1::regconfig, word)) ORDER BY place) AS stems
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (word, place)`,
    [searchLanguage(locale), words],
  )
  return new Map(words.map((word, index) => [word, row?.stems?.[index] ?? []]))
}
