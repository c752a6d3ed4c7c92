import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { foldedWord } from '../text/latin-words.js'
import { knownWords } from './match-term.js'
import { searchWords } from './word-queries.js'

/** Below this share of common trigrams two words are not similar. */
const minSimilarity = 0.3
const maxSuggestions = 5

/**
 * Terms that the shopper may have meant: each word that no product holds is replaced by words of
 * the catalogue that are written like it, in Greek or in Latin letters, or left out when there is
 * none. A term of known words alone gets words that are like its own.
 */
export async function suggestTerms(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  term: string,
  locale: string,
): Promise<string[]> {
  const words = searchWords(term)
  if (words.length === 0) return []
  const near = await similarWords(sql, words, locale)
  const known =
    words.length === 1 ? new Set<string>() : await knownWords(sql, snapshot, words, locale)
  const isKnown = (word: string) => known.has(word) && known.size < words.length
  const choices = words.map((word, index) => (isKnown(word) ? [word] : (near[index] ?? [])))
  if (choices.every((choice) => choice.length === 0)) return []
  const terms = Array.from({ length: maxSuggestions }, (_value, rank) =>
    choices.flatMap((choice) => choice[rank] ?? choice[0] ?? []).join(' '),
  )
  const asked = words.join(' ')
  return [...new Set(terms)].filter((suggestion) => suggestion !== asked)
}

/** For each word those of the catalogue, in any of its languages, that are like it, best first. */
async function similarWords(
  sql: Transaction,
  words: readonly string[],
  locale: string,
): Promise<string[][]> {
  const rows = await sql.query<{ place: number; word: string }>(
    `SELECT asked.place, near.word
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (latin, place)
     CROSS JOIN LATERAL (
       SELECT word, max(similarity(latin_key, asked.latin)) AS likeness,
         bool_or(locale = $1) AS own, sum(frequency) AS frequency
       FROM search_words
       WHERE similarity(latin_key, asked.latin) >= $3
       GROUP BY word
       ORDER BY likeness DESC, own DESC, frequency DESC, word LIMIT ${maxSuggestions}) near
     ORDER BY asked.place, near.likeness DESC, near.own DESC, near.frequency DESC, near.word`,
    [locale, words.map(foldedWord), minSimilarity],
  )
  return words.map((_word, index) =>
    rows.filter((row) => row.place === index + 1).map((row) => row.word),
  )
}
