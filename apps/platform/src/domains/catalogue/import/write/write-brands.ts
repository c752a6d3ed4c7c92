import type { BrandRecord } from '@floga/platform-contract/catalogue-record'
import type { Transaction } from '../../../../foundation/database/database.js'
import { changedRows } from './changed-rows.js'
import type { PreparedRows } from './changed-rows.js'
import { deriveId, digestOf } from './derive-id.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import { anyLocale } from './slugs-of.js'
import { writeSlugs } from './write-slugs.js'

/** Rows of brands, ready to be written. */
export async function prepareBrands(scope: ImportScope, records: readonly BrandRecord[]) {
  return Promise.all(
    records.map(async (record) => {
      const image = await scope.image(record.image)
      return {
        id: deriveId(scope.tenant, 'brand', record.key),
        digest: digestOf([{ ...record, image: null }, image]),
        key: record.key,
        name: record.name,
        slug: record.slug,
        image,
      }
    }),
  )
}

/** Writes brands that are new or changed. */
export async function writeBrands(
  sql: Transaction,
  tenant: string,
  prepared: PreparedRows<Awaited<ReturnType<typeof prepareBrands>>[number]>,
): Promise<WriteCounts> {
  const { rows, counts } = await changedRows(sql, 'brands', prepared)
  await sql.query(
    `INSERT INTO brands (tenant, id, key, name, slug, image, digest)
     SELECT $2, id, key, name, slug, NULLIF(image, 'null'), digest
     FROM jsonb_to_recordset($1::text::jsonb)
       AS r (id text, key text, name text, slug text, image jsonb, digest text)
     ON CONFLICT (tenant, id) DO UPDATE SET
       name = excluded.name, slug = excluded.slug, image = excluded.image, digest = excluded.digest`,
    [JSON.stringify(rows), tenant],
  )
  await writeSlugs(
    sql,
    tenant,
    rows.map((row) => ({ kind: 'brand', slug: row.slug, locale: anyLocale, target_id: row.id })),
  )
  return counts
}
