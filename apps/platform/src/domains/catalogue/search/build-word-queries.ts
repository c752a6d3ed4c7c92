import type { Transaction } from '../../../foundation/database/database.js'
import type { WordQuery } from '../text-index/word-query.js'
import { searchLanguage } from '../text/search-vector.js'
import { wordQueries } from './word-queries.js'

/** Builds the query of each word of a term, with every form by which a product is found. */
export async function buildWordQueries(
  sql: Transaction,
  words: readonly string[],
  locale: string,
): Promise<WordQuery[]> {
  const stems = await languageStems(sql, words, locale)
  return wordQueries(words).map(({ required, ranking }, index) => {
    const lexemes = stems[index]!.map((lexeme) => ({ lexeme, isPrefix: false }))
    return { required: [...required, lexemes], ranking: [...ranking, ...lexemes] }
  })
}

/** What a language makes of each of some words, as the database knows it; nothing of a word that says nothing. */
async function languageStems(
  sql: Transaction,
  words: readonly string[],
  locale: string,
): Promise<string[][]> {
  const [row] = await sql.query<{ stems: string[][] | null }>(
    `SELECT json_agg(tsvector_to_array(to_tsvector($1::regconfig, word)) ORDER BY place) AS stems
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (word, place)`,
    [searchLanguage(locale), words],
  )
  return row?.stems ?? []
}
