import { createHash } from 'node:crypto'
import type {
  ContentDocument,
  ContentFile,
  ContentManifest,
  ContentVersion,
} from '@floga/platform-contract'
import type { Database, Transaction } from '../../foundation/database/database.js'

/**
 * Publishes content files under the hash of their text. Earlier versions stay readable under their
 * own hash, because a shop may still have the older manifest.
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
         ON CONFLICT (tenant, locale, hash) DO NOTHING`,
        [tenant, file.locale, hash, body],
      )
      await sql.query(
        'INSERT INTO content_publications (tenant, locale, hash) VALUES ($1, $2, $3)',
        [tenant, file.locale, hash],
      )
      await sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1')
    }
  })
}

/** The newest hash of each locale. */
export async function readManifest(sql: Transaction): Promise<ContentManifest> {
  const rows = await sql.query<{ locale: string; hash: string }>(
    `SELECT DISTINCT ON (locale) locale, hash FROM content_publications
     ORDER BY locale, published_at DESC`,
  )
  return { hashes: Object.fromEntries(rows.map((row) => [row.locale, row.hash])) }
}

/**
 * The document at a path, such as `/terms-and-conditions`, as published in a locale at a given
 * time.
 */
export async function findDocument(
  sql: Transaction,
  { locale, path, at }: { locale: string; path: string; at: Date },
): Promise<ContentDocument | undefined> {
  // Orders from before the first publication refer to its text.
  const [row] = await sql.query<{ hash: string }>(
    `SELECT hash FROM content_publications WHERE locale = $1
     ORDER BY published_at > $2, CASE WHEN published_at <= $2 THEN published_at END DESC, published_at
     LIMIT 1`,
    [locale, at],
  )
  const file = row && (await readContentFile(sql, row.hash))
  return file?.documents.find((document) => document.path === path)
}

/**
 * The versions of a document in a locale, newest first: the file that first held each, and when it
 * was published.
 */
export async function listDocumentVersions(
  sql: Transaction,
  { locale, path }: { locale: string; path: string },
): Promise<ContentVersion[]> {
  const rows = await sql.query<{ hash: string; published_at: Date; document: ContentDocument }>(
    `SELECT p.hash, p.published_at, document FROM content_publications p
     JOIN content_files f ON f.tenant = p.tenant AND f.locale = p.locale AND f.hash = p.hash,
       jsonb_array_elements(f.body -> 'documents') AS document
     WHERE p.locale = $1 AND document ->> 'path' = $2
     ORDER BY p.published_at`,
    [locale, path],
  )
  const versions: ContentVersion[] = []
  let before = ''
  for (const { hash, published_at: publishedAt, document } of rows) {
    const texts = JSON.stringify([document.title, document.body])
    if (texts === before) continue
    before = texts
    versions.push({
      hash,
      updatedAt: document.updatedAt,
      publishedAt: publishedAt.toISOString(),
    })
  }
  return versions.toReversed()
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
