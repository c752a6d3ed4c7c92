import type { Transaction } from '../../../../foundation/database/database.js'
import { foldedWord } from '../../text/latin-words.js'
import { plainText } from '../../text/plain-text.js'

const pageSize = 2_000

/**
 * Counts the words of the catalogue's names and their synonyms: candidates for spelling
 * corrections.
 */
export async function rebuildSearchWords(
  sql: Transaction,
  tenant: string,
  locales: readonly string[],
): Promise<void> {
  await sql.query('DELETE FROM search_words')
  for (const locale of locales) {
    const counts = await countWords(sql, locale)
    for (const word of await askedWords(sql, locale)) {
      if (!counts.has(word)) counts.set(word, 1)
    }
    const rows = [...counts].map(([word, frequency]) => ({
      word,
      frequency,
      latin_key: foldedWord(word),
    }))
    await sql.query(
      `INSERT INTO search_words (tenant, locale, word, latin_key, frequency)
       SELECT $2, $3, word, latin_key, frequency
       FROM jsonb_to_recordset($1::text::jsonb) AS r (word text, latin_key text, frequency integer)`,
      [JSON.stringify(rows), tenant, locale],
    )
  }
}

async function countWords(sql: Transaction, locale: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let after = ''
  for (;;) {
    const rows = await sql.query<{ id: string; text: string }>(
      `SELECT id, text FROM (
         SELECT id, translations -> $1 ->> 'name' AS text FROM products WHERE published
         UNION ALL SELECT id, translations -> $1 ->> 'name' FROM categories
         UNION ALL SELECT id, name FROM brands) names
       WHERE text IS NOT NULL AND id > $2 ORDER BY id LIMIT ${pageSize}`,
      [locale, after],
    )
    for (const { text } of rows) {
      for (const word of readWords(text)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return counts
    after = last.id
  }
}

async function askedWords(sql: Transaction, locale: string): Promise<string[]> {
  const rows = await sql.query<{ text: string }>(
    `SELECT phrase AS text FROM search_synonyms, jsonb_array_elements_text(asked) AS phrase
     WHERE locale = $1`,
    [locale],
  )
  return rows.flatMap(({ text }) => readWords(text))
}

/** Whole words: one followed by a full stop is an abbreviation, which shoppers do not type. */
function readWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}(?![\p{L}\p{M}.])/gu) ?? []
  return words.filter((word) => plainText(word).length <= 40)
}
