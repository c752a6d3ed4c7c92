import type { CategoryRecord } from '@floga/platform-contract/catalogue-record'
import type { Transaction } from '../../../../foundation/database/database.js'
import { changedRows } from './changed-rows.js'
import type { PreparedRows } from './changed-rows.js'
import { deriveId, digestOf } from './derive-id.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import { slugsOf } from './slugs-of.js'
import { writeSlugs } from './write-slugs.js'

/** Rows of categories, ready to be written. */
export async function prepareCategories(scope: ImportScope, records: readonly CategoryRecord[]) {
  return Promise.all(
    records.map(async (record) => {
      const image = await scope.image(record.image)
      return {
        id: deriveId(scope.tenant, 'category', record.key),
        digest: digestOf([{ ...record, image: null }, image]),
        key: record.key,
        parent_id:
          record.parent === undefined ? null : deriveId(scope.tenant, 'category', record.parent),
        sort_order: record.sortOrder,
        translations: record.translations,
        google_category: record.googleCategory ?? null,
        image,
        slugs: slugsOf(record, scope.locales),
      }
    }),
  )
}

/** Writes categories that are new or changed. */
export async function writeCategories(
  sql: Transaction,
  tenant: string,
  prepared: PreparedRows<Awaited<ReturnType<typeof prepareCategories>>[number]>,
): Promise<WriteCounts> {
  const { rows, counts } = await changedRows(sql, 'categories', prepared)
  await sql.query(
    `INSERT INTO categories
       (tenant, id, key, parent_id, sort_order, image, translations, google_category, digest)
     SELECT $2, id, key, parent_id, sort_order, NULLIF(image, 'null'), translations,
       google_category, digest
     FROM jsonb_to_recordset($1::text::jsonb) AS r (
       id text, key text, parent_id text, sort_order integer, image jsonb, translations jsonb,
       google_category text, digest text)
     ON CONFLICT (tenant, id) DO UPDATE SET
       parent_id = excluded.parent_id, sort_order = excluded.sort_order, image = excluded.image,
       translations = excluded.translations, google_category = excluded.google_category,
       digest = excluded.digest`,
    [JSON.stringify(rows), tenant],
  )
  await writeSlugs(
    sql,
    tenant,
    rows.flatMap((row) =>
      row.slugs.map((slug) => ({ kind: 'category' as const, ...slug, target_id: row.id })),
    ),
  )
  return counts
}
