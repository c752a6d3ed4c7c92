import type { Transaction } from '../../../../foundation/database/database.js'

/** A slug of one record. */
export interface SlugRow {
  kind: 'product' | 'category' | 'brand' | 'promotion'
  slug: string
  locale: string
  target_id: string
}

/** Assigns slugs to records; former slugs stay as redirects. */
export async function writeSlugs(
  sql: Transaction,
  tenant: string,
  rows: readonly SlugRow[],
): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  await sql.query(
    `UPDATE slugs s SET retired = true
     FROM (SELECT DISTINCT kind, target_id FROM jsonb_to_recordset($1::text::jsonb)
           AS r (kind text, target_id text)) touched
     WHERE s.kind = touched.kind AND s.target_id = touched.target_id AND NOT s.retired
       AND NOT EXISTS (
         SELECT FROM jsonb_to_recordset($1::text::jsonb) AS n (kind text, slug text, locale text)
         WHERE n.kind = s.kind AND n.slug = s.slug AND n.locale = s.locale)`,
    [json],
  )
  await sql.query(
    `INSERT INTO slugs (tenant, kind, slug, locale, target_id, retired)
     SELECT $2, kind, slug, locale, target_id, false
     FROM jsonb_to_recordset($1::text::jsonb)
       AS r (kind text, slug text, locale text, target_id text)
     ON CONFLICT (tenant, kind, slug, locale)
     DO UPDATE SET target_id = excluded.target_id, retired = false`,
    [json, tenant],
  )
}
