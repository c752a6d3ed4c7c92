import type { Sql } from '../../database/database.js'
import { latinWord } from '../text/latin-words.js'
import { searchWords } from './match-term.js'

/** Below this share of common letter groups two words are strangers. */
const minSimilarity = 0.3
const maxSuggestions = 5

/**
 * Terms that the shopper may have meant: each word replaced by words of the catalogue that are
 * written like it, in Greek or in Latin letters.
 */
export async function suggestTerms(sql: Sql, term: string, locale: string): Promise<string[]> {
  const words = searchWords(term)
  if (words.length === 0) return []
  const rows = await sql.query<{ place: number; word: string; likeness: number }>(
    `SELECT asked.place, near.word, near.likeness
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (latin, place)
     CROSS JOIN LATERAL (
       SELECT word, similarity(latin_key, asked.latin) AS likeness FROM search_words
       WHERE locale = $1 AND similarity(latin_key, asked.latin) >= $3
       ORDER BY likeness DESC, frequency DESC, word LIMIT ${maxSuggestions}) near
     ORDER BY asked.place, near.likeness DESC`,
    [locale, words.map(latinWord), minSimilarity],
  )
  const choices = words.map((_word, index) => rows.filter((row) => row.place === index + 1))
  if (choices.every((near) => near.length === 0)) return []
  const terms = Array.from({ length: maxSuggestions }, (_value, rank) =>
    words.map((word, index) => choiceAt(choices[index] ?? [], rank) ?? word).join(' '),
  )
  const asked = words.join(' ')
  return [...new Set(terms)].filter((suggestion) => suggestion !== asked)
}

/** A word that has fewer suggestions than another one keeps its best. */
function choiceAt(near: readonly { word: string }[], rank: number): string | undefined {
  return (near[rank] ?? near[0])?.word
}
