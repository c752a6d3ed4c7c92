import { foldedWord, stemKey } from '../text/latin-words.js'
import type { NearWord, SearchEngine } from './search-engine.js'

/** Trigram similarity below which two words are not similar. */
const minSimilarity = 0.3
const mostCompared = 12

/** Looks up words of the catalogue's names and synonyms in the database. */
export const databaseSpelling: Pick<SearchEngine, 'nearWords' | 'spellWords' | 'completeWord'> = {
  async nearWords({ sql, locale }, words) {
    const rows = await sql.query<{ place: number; word: string }>(
      `SELECT asked.place, near.word
       FROM unnest($2::text[]) WITH ORDINALITY AS asked (latin, place)
       CROSS JOIN LATERAL (
         SELECT word, max(similarity(latin_key, asked.latin)) AS likeness,
           bool_or(locale = $1) AS own, sum(frequency) AS frequency
         FROM search_words
         WHERE similarity(latin_key, asked.latin) >= $3
         GROUP BY word
         ORDER BY likeness DESC, own DESC, frequency DESC, word LIMIT ${mostCompared}) near
       ORDER BY asked.place, near.likeness DESC, near.own DESC, near.frequency DESC, near.word`,
      [locale, words.map(foldedWord), minSimilarity],
    )
    return words.map((typed, index) => {
      const near = rows.filter((row) => row.place === index + 1).map(({ word }) => word)
      return onePerStem(near.map((word) => toNearWord(typed, word)).sort(byDistance))
    })
  },
  async spellWords({ sql, locale }, words) {
    const rows = await sql.query<{ word: string; latin_key: string }>(
      `SELECT DISTINCT ON (latin_key) word, latin_key FROM search_words
       WHERE latin_key = ANY ($2::text[]) ORDER BY latin_key, locale = $1 DESC, frequency DESC, word`,
      [locale, words.map(foldedWord)],
    )
    const spelt = new Map(rows.map((row) => [row.latin_key, row.word]))
    return words.map((word) => spelt.get(foldedWord(word)) ?? word)
  },
  async completeWord({ sql, locale }, word, most) {
    const folded = foldedWord(word)
    if (folded === '') return []
    const rows = await sql.query<{ word: string }>(
      `SELECT word FROM search_words
       WHERE locale = $1 AND starts_with(latin_key, $2)
       ORDER BY frequency DESC, word LIMIT $3`,
      [locale, folded, most],
    )
    return rows.map((row) => row.word)
  },
}

function toNearWord(typed: string, word: string): NearWord {
  const left = foldedWord(typed)
  const right = foldedWord(word)
  const distance = editDistance(left, right)
  return { word, distance, isClose: distance <= Math.min(3, Math.floor(left.length / 3)) }
}

function byDistance(left: NearWord, right: NearWord): number {
  return left.distance - right.distance
}

function onePerStem(near: readonly NearWord[]): NearWord[] {
  const stems = new Set<string>()
  return near.filter(({ word }) => {
    const stem = stemKey(word) ?? word
    if (stems.has(stem)) return false
    stems.add(stem)
    return true
  })
}

/**
 * Damerau-Levenshtein distance.
 *
 * @see {@link https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance} (optimal string
 * alignment)
 */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_value, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      let least = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + Number(!isSame),
      )
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1)
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return last[right.length]!
}
