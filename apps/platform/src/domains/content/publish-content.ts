import { createHash } from 'node:crypto'
import type { ContentDocument, ContentFile, ContentManifest } from '@floga/platform-contract'
import type { Database, Transaction } from '../../foundation/database/database.js'

/**
 * Publishes content files under the hash of their text. What was published before stays readable
 * under its own hash, for a shop may still have the older manifest.
 */
export async function publishContent(
  database: Database,
  tenant: string,
  files: readonly ContentFile[],
): Promise<void> {
  await database.write(tenant, async (sql) => {
    const current = await readManifest(sql)
    for (const file of files) {
      const body = JSON.stringify(file)
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 32)
      if (current.hashes[file.locale] === hash) continue
      await sql.query(
        `INSERT INTO content_files (tenant, locale, hash, body)
         VALUES ($1, $2, $3, $4::text::jsonb)
         ON CONFLICT (tenant, locale, hash) DO UPDATE SET published_at = clock_timestamp()`,
        [tenant, file.locale, hash, body],
      )
      await sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1')
    }
  })
}

/** The newest hash of each locale. */
export async function readManifest(sql: Transaction): Promise<ContentManifest> {
  const rows = await sql.query<{ locale: string; hash: string }>(
    `SELECT DISTINCT ON (locale) locale, hash FROM content_files
     ORDER BY locale, published_at DESC`,
  )
  return { hashes: Object.fromEntries(rows.map((row) => [row.locale, row.hash])) }
}

/** The document at a path, such as `/terms-and-conditions`, as it is published now in a locale. */
export async function findDocument(
  sql: Transaction,
  { locale, path }: { locale: string; path: string },
): Promise<ContentDocument | undefined> {
  const { hashes } = await readManifest(sql)
  const hash = hashes[locale]
  const file = hash === undefined ? undefined : await readContentFile(sql, hash)
  return file?.documents.find((document) => document.path === path)
}

/** A published file by its hash. */
export async function readContentFile(
  sql: Transaction,
  hash: string,
): Promise<ContentFile | undefined> {
  const [row] = await sql.query<{ body: ContentFile }>(
    'SELECT body FROM content_files WHERE hash = $1 LIMIT 1',
    [hash],
  )
  return row?.body
}
