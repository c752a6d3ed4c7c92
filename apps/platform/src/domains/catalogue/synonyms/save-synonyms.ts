import type { Transaction } from '../../../foundation/database/database.js'
import { rebuildSearchWords } from '../import/search/rebuild-search-words.js'
import type { SynonymRecord } from './synonym-record.js'

/** Replaces all synonyms of a tenant; searches know them from the next one on. */
export async function saveSynonyms(
  sql: Transaction,
  { tenant, locales }: { tenant: string; locales: readonly string[] },
  records: readonly SynonymRecord[],
): Promise<void> {
  await sql.query('DELETE FROM search_synonyms')
  await sql.query(
    `INSERT INTO search_synonyms (tenant, position, locale, asked, means, optional)
     SELECT $2, position, record ->> 'locale', record -> 'asked', record -> 'means',
       (record ->> 'optional')::boolean
     FROM jsonb_array_elements($1::text::jsonb) WITH ORDINALITY AS r (record, position)`,
    [JSON.stringify(records), tenant],
  )
  // Synonyms are subject to spelling correction as well.
  await rebuildSearchWords(sql, tenant, locales)
  await sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1')
}

/** The synonyms of a tenant, in the order of their file. */
export async function listSynonyms(sql: Transaction): Promise<SynonymRecord[]> {
  return sql.query<SynonymRecord>(
    'SELECT locale, asked, means, optional FROM search_synonyms ORDER BY position',
  )
}
