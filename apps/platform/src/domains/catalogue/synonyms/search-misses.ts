import type { Transaction } from '../../../foundation/database/database.js'
import { plainWords } from '../text/plain-text.js'

/** Number of searches with no or only partial results. */
export interface SearchMiss {
  locale: string
  /** In small letters without accents. */
  term: string
  /** Some products matched a part of the words. */
  foundPart: boolean
  asked: number
}

/** Maximum number of terms stored per tenant; the least frequent are deleted first. */
const maxEntries = 2_000
const maxLength = 80

/**
 * Normalizes a term for counting; null for possible personal data: an address, a telephone number,
 * a card, a message.
 */
export function missedTerm(text: string): string | null {
  const term = plainWords(text).join(' ')
  const digits = term.replace(/\D/g, '').length
  return term.length > maxLength || text.includes('@') || digits > 6 || term === '' ? null : term
}

/** Adds counts to the stored ones. They contain no users, and only the day. */
export async function addSearchMisses(
  sql: Transaction,
  { tenant, misses, now }: { tenant: string; misses: readonly SearchMiss[]; now: Date },
): Promise<void> {
  await sql.query(
    `INSERT INTO search_misses (tenant, locale, term, found_part, asked, last_asked_on)
     SELECT $2, locale, term, "foundPart", asked, $3::timestamptz::date
     FROM jsonb_to_recordset($1::text::jsonb)
       AS r (locale text, term text, "foundPart" boolean, asked integer)
     ON CONFLICT (tenant, locale, term) DO UPDATE SET
       asked = search_misses.asked + excluded.asked, found_part = excluded.found_part,
       last_asked_on = excluded.last_asked_on`,
    [JSON.stringify(misses), tenant, now.toISOString()],
  )
  await sql.query(
    `DELETE FROM search_misses WHERE (locale, term) IN (
       SELECT locale, term FROM search_misses
       ORDER BY asked DESC, last_asked_on DESC, term OFFSET ${maxEntries})`,
  )
}

/** Lists searches without results, most frequent first. */
export async function listSearchMisses(
  sql: Transaction,
  { locale }: { locale: string | null },
): Promise<(SearchMiss & { lastAskedOn: string })[]> {
  return sql.query(
    `SELECT locale, term, found_part AS "foundPart", asked, last_asked_on::text AS "lastAskedOn"
     FROM search_misses WHERE $1::text IS NULL OR locale = $1
     ORDER BY asked DESC, last_asked_on DESC, term`,
    [locale],
  )
}

/** Forgets all of them, or those of one language. */
export async function deleteSearchMisses(
  sql: Transaction,
  { locale }: { locale: string | null },
): Promise<void> {
  await sql.query('DELETE FROM search_misses WHERE $1::text IS NULL OR locale = $1', [locale])
}
