import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DocumentLibrary } from '../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { jsonLinesSource } from '../../domains/catalogue/import/catalogue-source.js'
import { formatProblem } from '../../domains/catalogue/import/check/catalogue-problem.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import { renewSearchIndex } from '../../domains/catalogue/import/search/search-index.js'
import { readSynonyms } from '../../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../../domains/catalogue/synonyms/save-synonyms.js'
import { contentVariables } from '../../domains/content/content-variables.js'
import { publishPages } from '../../domains/content/publish-pages.js'
import { readContent } from '../../domains/content/read-content.js'
import { saveCoupon } from '../../domains/coupons/save-coupons.js'
import { findUnknownProvider } from '../../domains/payment/provider-adapters.js'
import type { Database } from '../../foundation/database/database.js'
import { readTextFile } from '../../foundation/files/read-text-file.js'
import { parseTenantFile, TenantFileError } from '../../foundation/tenants/parse-tenant-file.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import type { TenantFile } from '../../foundation/tenants/save-tenant.js'

export interface CreateTenantOptions {
  database: Database
  /**
   * Its folder: `catalogue.jsonl`, `synonyms.jsonl` and `content`, whichever there are; null for an
   * empty shop.
   */
  directory: string | null
  images: ImageLibrary
  documents: DocumentLibrary
}

/**
 * Creates a tenant with its products, synonyms, coupons and pages. Calling it again completes an
 * interrupted creation.
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
  await publishMessages(options, file)
  await database.write(file.id, (sql) =>
    sql.query(`UPDATE tenants SET settings = settings || '{"isReady": true}'`),
  )
  return added
}

/**
 * Validates the input of a new tenant, except its coupons, and writes nothing.
 *
 * @returns How many records its catalogue has.
 * @throws {TenantFileError} When one of its files is wrong.
 */
export async function checkTenant(options: CreateTenantOptions, file: TenantFile): Promise<number> {
  const { directory } = options
  const records = await importProducts(options, file, { isDryRun: true })
  if (directory !== null) {
    await readTenantSynonyms(directory, file.locales)
    await readContent(join(directory, 'content'), file.locales, contentVariables(file))
  }
  return records
}

/** Whether a tenant is there with all that it was created with. */
export async function isTenantReady(database: Database, tenant: string): Promise<boolean> {
  const rows = await database.read(tenant, (sql) =>
    sql.query(`SELECT 1 FROM tenants WHERE settings ->> 'isReady' = 'true'`),
  )
  return rows.length > 0
}

/**
 * Reads a tenant's file, including its own messages in `messages/<locale>.json` next to it.
 *
 * @throws {TenantFileError} When it is no JSON, or a setting is wrong.
 */
export async function readTenantFile(path: string): Promise<TenantFile> {
  const content = await readJson(path)
  const directory = join(dirname(path), 'messages')
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(
    names.map(async (name) => [basename(name, '.json'), await readJson(join(directory, name))]),
  )
  const isPlain = texts.length === 0 || typeof content !== 'object'
  const file = parseTenantFile(
    isPlain ? content : { ...content, messages: Object.fromEntries(texts) as unknown },
    path,
  )
  const problem = findUnknownProvider(file)
  if (problem !== undefined) throw new TenantFileError(`${path}: ${problem}`)
  return file
}

async function readJson(path: string): Promise<unknown> {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TenantFileError(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/**
 * Updates a tenant's messages and pages from its folder, with the current values of its settings.
 */
export async function publishMessages(
  { database, directory }: Pick<CreateTenantOptions, 'database' | 'directory'>,
  file: TenantFile,
): Promise<void> {
  if (directory === null) return
  await database.write(file.id, (sql) =>
    sql.query(
      `UPDATE tenants SET settings = settings || jsonb_build_object('messages', $2::text::jsonb)
       WHERE tenant = $1 AND settings -> 'messages' IS DISTINCT FROM $2::text::jsonb`,
      [file.id, JSON.stringify(file.messages)],
    ),
  )
  await publishPages({ database, directory, tenant: file.id })
}

async function importProducts(
  { database, directory, images, documents }: CreateTenantOptions,
  { id: tenant, locales }: TenantFile,
  { isDryRun = false } = {},
): Promise<number> {
  const path = directory === null ? null : join(directory, 'catalogue.jsonl')
  if (path === null || !existsSync(path)) return 0
  const report = await importCatalogue({
    database,
    tenant,
    locales,
    source: jsonLinesSource(path, { name: 'catalogue.jsonl' }),
    describeImage: (name) => images.describe(tenant, name),
    describeDocument: (locale, name) => documents.describe(tenant, locale, name),
    isDryRun,
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
  const records = await readTenantSynonyms(directory, locales)
  await database.write(tenant, (sql) => saveSynonyms(sql, { tenant, locales }, records))
}

async function readTenantSynonyms(directory: string, locales: readonly string[]) {
  const path = join(directory, 'synonyms.jsonl')
  const text = existsSync(path) ? await readTextFile(path) : ''
  const { records, problems } = readSynonyms(text, locales)
  const [problem] = problems
  if (problem) throw new TenantFileError(`synonyms.jsonl:${problem.line}: ${problem.text}`)
  return records
}
