import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DocumentLibrary } from '../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { jsonLinesSource } from '../../domains/catalogue/import/catalogue-source.js'
import { formatProblem } from '../../domains/catalogue/import/check/catalogue-problem.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import { renewSearchIndex } from '../../domains/catalogue/import/search/search-index.js'
import { readSynonyms } from '../../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../../domains/catalogue/synonyms/save-synonyms.js'
import { contentFacts } from '../../domains/content/content-facts.js'
import { publishContent } from '../../domains/content/publish-content.js'
import { readContent } from '../../domains/content/read-content.js'
import { saveCoupon } from '../../domains/coupons/save-coupons.js'
import type { Database } from '../../foundation/database/database.js'
import { parseTenantFile, TenantFileError } from '../../foundation/tenants/parse-tenant-file.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import type { TenantFile } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface CreateTenantOptions {
  database: Database
  /** Its folder: `catalogue.jsonl`, `synonyms.jsonl` and `content`, whichever there are; null for an empty shop. */
  directory: string | null
  images: ImageLibrary
  documents: DocumentLibrary
}

/**
 * Gives the database a tenant with its products, synonyms, coupons and pages. What was interrupted is finished by calling it again.
 *
 * @returns How many records of the catalogue were added.
 * @throws {TenantFileError} When one of its files is wrong.
 */
export async function createTenant(
  options: CreateTenantOptions,
  file: TenantFile,
): Promise<number> {
  const { database } = options
  const { coupons, ...settings } = file
  await saveTenant(database, settings)
  const added = await importProducts(options, file)
  await importSynonyms(options, file)
  await database.write(file.id, async (sql) => {
    for (const coupon of coupons) {
      const change = await saveCoupon(sql, coupon, { now: new Date() })
      if (change.status !== 'refused') continue
      const keys = change.unknownKeys.join()
      throw new TenantFileError(`Coupon ${coupon.code} names unknown products: ${keys}`)
    }
  })
  await renewSearchIndex(database, file.id, file.locales)
  await publishWords(options, file)
  await database.write(file.id, (sql) =>
    sql.query(`UPDATE tenants SET settings = settings || '{"isReady": true}'`),
  )
  return added
}

/** Whether a tenant is there with all that it was created with. */
export async function isTenantReady(database: Database, tenant: string): Promise<boolean> {
  const rows = await database.read(tenant, (sql) =>
    sql.query(`SELECT 1 FROM tenants WHERE settings ->> 'isReady' = 'true'`),
  )
  return rows.length > 0
}

/**
 * Reads the file of a tenant, with the texts of its own that lie beside it as `words/<locale>.json`.
 *
 * @throws {TenantFileError} When it is no JSON, or a setting is wrong.
 */
export async function readTenantFile(path: string): Promise<TenantFile> {
  const content = await readJson(path)
  const directory = join(dirname(path), 'words')
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(
    names.map(async (name) => [basename(name, '.json'), await readJson(join(directory, name))]),
  )
  const isPlain = texts.length === 0 || typeof content !== 'object'
  return parseTenantFile(
    isPlain ? content : { ...content, words: Object.fromEntries(texts) as unknown },
    path,
  )
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TenantFileError(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Renews what a tenant's folder says in words: its texts and its pages, with the facts of its settings as they are now. */
export async function publishWords(
  { database, directory }: Pick<CreateTenantOptions, 'database' | 'directory'>,
  file: TenantFile,
): Promise<void> {
  if (directory === null) return
  await database.write(file.id, (sql) =>
    sql.query(
      `UPDATE tenants SET settings = settings || jsonb_build_object('words', $2::text::jsonb)
       WHERE tenant = $1 AND settings -> 'words' IS DISTINCT FROM $2::text::jsonb`,
      [file.id, JSON.stringify(file.words)],
    ),
  )
  const settings = (await createTenantRegistry(database).find(file.id)) ?? file
  const content = await readContent(
    join(directory, 'content'),
    file.locales,
    contentFacts(settings),
  )
  await publishContent(database, file.id, content)
}

async function importProducts(
  { database, directory, images, documents }: CreateTenantOptions,
  { id: tenant, locales }: TenantFile,
): Promise<number> {
  const path = directory === null ? null : join(directory, 'catalogue.jsonl')
  if (path === null || (await readFile(path).catch(() => null)) === null) return 0
  const report = await importCatalogue({
    database,
    tenant,
    locales,
    source: jsonLinesSource(path, 'catalogue.jsonl'),
    describeImage: (name) => images.describe(tenant, name),
    describeDocument: (locale, name) => documents.describe(tenant, locale, name),
  })
  if (report.problems.length > 0) {
    throw new TenantFileError(report.problems.slice(0, 20).map(formatProblem).join('\n'))
  }
  return report.added
}

async function importSynonyms(
  { database, directory }: CreateTenantOptions,
  { id: tenant, locales }: TenantFile,
): Promise<void> {
  if (directory === null) return
  const text = await readFile(join(directory, 'synonyms.jsonl'), 'utf8').catch(() => '')
  const { records, problems } = readSynonyms(text, locales)
  const [problem] = problems
  if (problem) throw new TenantFileError(`synonyms.jsonl:${problem.line}: ${problem.text}`)
  await database.write(tenant, (sql) => saveSynonyms(sql, { tenant, locales }, records))
}
