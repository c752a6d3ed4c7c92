import type { PromotionRecord, RedirectRecord } from '@floga/platform-contract/catalogue-record'
import type { Transaction } from '../../../../foundation/database/database.js'
import { cleanHtml } from '../../text/clean-html.js'
import { changedRows } from './changed-rows.js'
import type { PreparedRows } from './changed-rows.js'
import { deriveId, digestOf } from './derive-id.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import { anyLocale, slugsOf } from './slugs-of.js'
import { writeSlugs } from './write-slugs.js'

/** Rows of promotions, ready to be written. */
export async function preparePromotions(scope: ImportScope, records: readonly PromotionRecord[]) {
  return Promise.all(
    records.map(async (given) => {
      const record = normalize(given)
      const image = await scope.image(record.image)
      return {
        id: deriveId(scope.tenant, 'promotion', record.key),
        digest: digestOf([{ ...record, image: null }, image]),
        key: record.key,
        sort_order: record.sortOrder,
        translations: record.translations,
        starts_at: record.startsAt ?? null,
        ends_at: record.endsAt ?? null,
        image,
        slugs: slugsOf(record, scope.locales),
        products: record.products.map((key) => deriveId(scope.tenant, 'product', key)),
      }
    }),
  )
}

/** A record in the form in which the tables have it. */
function normalize(record: PromotionRecord): PromotionRecord {
  const { startsAt, endsAt, translations } = record
  return {
    ...record,
    ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt).toISOString() }),
    ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt).toISOString() }),
    products: [...new Set(record.products)],
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [
        locale,
        { ...texts, description: texts.description && cleanHtml(texts.description) },
      ]),
    ),
  }
}

/** Writes promotions that are new or changed, with their products in order. */
export async function writePromotions(
  sql: Transaction,
  tenant: string,
  prepared: PreparedRows<Awaited<ReturnType<typeof preparePromotions>>[number]>,
): Promise<WriteCounts> {
  const { rows, counts } = await changedRows(sql, 'promotions', prepared)
  const json = JSON.stringify(rows)
  await sql.query(
    `INSERT INTO promotions
       (tenant, id, key, sort_order, image, translations, starts_at, ends_at, digest)
     SELECT $2, id, key, sort_order, NULLIF(image, 'null'), translations, starts_at, ends_at, digest
     FROM jsonb_to_recordset($1::text::jsonb) AS r (
       id text, key text, sort_order integer, image jsonb, translations jsonb,
       starts_at timestamptz, ends_at timestamptz, digest text)
     ON CONFLICT (tenant, id) DO UPDATE SET
       sort_order = excluded.sort_order, image = excluded.image,
       translations = excluded.translations, starts_at = excluded.starts_at,
       ends_at = excluded.ends_at, digest = excluded.digest`,
    [json, tenant],
  )
  await sql.query(`DELETE FROM promotion_products WHERE promotion_id = ANY ($1::text[])`, [
    rows.map((row) => row.id),
  ])
  await sql.query(
    `INSERT INTO promotion_products (tenant, promotion_id, product_id, position)
     SELECT $2, r.id, p.product_id, p.position
     FROM jsonb_to_recordset($1::text::jsonb) AS r (id text, products jsonb),
       jsonb_array_elements_text(r.products) WITH ORDINALITY AS p (product_id, position)
     WHERE EXISTS (SELECT FROM products WHERE products.id = p.product_id)`,
    [json, tenant],
  )
  await writeSlugs(
    sql,
    tenant,
    rows.flatMap((row) =>
      row.slugs.map((slug) => ({ kind: 'promotion' as const, ...slug, target_id: row.id })),
    ),
  )
  return counts
}

/** Writes slugs that were used before the platform held the catalogue. */
export async function writeRedirects(
  sql: Transaction,
  tenant: string,
  records: readonly RedirectRecord[],
): Promise<WriteCounts> {
  const missing = await missingRedirects(sql, tenant, records)
  const rows = await sql.query(
    `INSERT INTO slugs (tenant, kind, slug, locale, target_id, retired)
     SELECT $2, kind, slug, $3, target_id, true
     FROM jsonb_to_recordset($1::text::jsonb) AS r (kind text, slug text, target_id text)
     ON CONFLICT (tenant, kind, slug, locale) DO UPDATE SET target_id = excluded.target_id
     WHERE slugs.target_id <> excluded.target_id AND slugs.retired
     RETURNING slug`,
    [JSON.stringify(missing), tenant, anyLocale],
  )
  return redirectCounts(records, rows.length)
}

/** Counts the redirects that are not there yet. */
export async function compareRedirects(
  sql: Transaction,
  tenant: string,
  records: readonly RedirectRecord[],
): Promise<WriteCounts> {
  return redirectCounts(records, (await missingRedirects(sql, tenant, records)).length)
}

/** Redirects that lead elsewhere or nowhere yet, in no language. */
async function missingRedirects(
  sql: Transaction,
  tenant: string,
  records: readonly RedirectRecord[],
) {
  const rows = records.map((record) => ({
    kind: record.target,
    slug: record.from,
    target_id: deriveId(tenant, record.target, record.key),
  }))
  const held = await sql.query<{ name: string }>(
    `SELECT s.kind || ' ' || s.slug || ' ' || s.target_id AS name FROM slugs s
     WHERE s.retired AND s.slug = ANY ($1::text[])`,
    [rows.map(({ slug }) => slug)],
  )
  const names = new Set(held.map(({ name }) => name))
  return rows.filter(({ kind, slug, target_id }) => !names.has(`${kind} ${slug} ${target_id}`))
}

function redirectCounts(records: readonly RedirectRecord[], added: number): WriteCounts {
  const unchanged = records.length - added
  return { added, changed: 0, unchanged, addedRecords: [], changedRecords: [] }
}
