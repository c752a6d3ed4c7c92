import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import * as v from 'valibot'
import { jsonLinesSource } from '../domains/catalogue/import/catalogue-source.js'
import { formatProblem } from '../domains/catalogue/import/check/catalogue-problem.js'
import { importCatalogue } from '../domains/catalogue/import/import-catalogue.js'
import { readSynonyms } from '../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../domains/catalogue/synonyms/save-synonyms.js'
import { renewSearchIndex } from '../domains/catalogue/import/search/search-index.js'
import { contentFacts } from '../domains/content/content-facts.js'
import { publishContent } from '../domains/content/publish-content.js'
import { readContent } from '../domains/content/read-content.js'
import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import { saveCoupon } from '../domains/coupons/save-coupons.js'
import type { Database } from '../foundation/database/database.js'
import { createTenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { saveTenant, tenantFileSchema } from '../foundation/tenants/save-tenant.js'
import type { TenantFile } from '../foundation/tenants/save-tenant.js'

export interface BootstrapTenantOptions {
  database: Database
  /** Folder with `tenant.json`, `catalogue.jsonl` and, where there are any, `synonyms.jsonl`. */
  directory: string
  images: ImageLibrary
  documents: DocumentLibrary
  log: BaseLogger
}

/**
 * Gives an empty database the default tenant and its catalogue. A start that was interrupted
 * is finished by the next one; a tenant that exists keeps its data.
 */
export async function bootstrapTenant(options: BootstrapTenantOptions): Promise<void> {
  const { database, directory } = options
  const file = await readTenantFile(directory)
  if (!(await isReady(database, file.id))) await importDefaults(options, file)
  await renewSearchIndex(database, file.id, file.locales)
  // The site's own words come with the platform: a newer one brings newer words.
  const settings = (await createTenantRegistry(database).find(file.id)) ?? file
  const facts = contentFacts(settings)
  const content = await readContent(join(directory, 'content'), file.locales, facts)
  await publishContent(database, file.id, content)
}

/** Whether the default tenant has its catalogue. */
export async function hasDefaultTenant({
  database,
  directory,
}: Pick<BootstrapTenantOptions, 'database' | 'directory'>): Promise<boolean> {
  return isReady(database, (await readTenantFile(directory)).id)
}

async function readTenantFile(directory: string): Promise<TenantFile> {
  const text = await readFile(join(directory, 'tenant.json'), 'utf8')
  return v.parse(tenantFileSchema, JSON.parse(text) as unknown)
}

async function importDefaults(options: BootstrapTenantOptions, file: TenantFile): Promise<void> {
  const { database, directory, log } = options
  log.info({ tenant: file.id }, 'importing the default catalogue into the empty database')
  const { coupons, ...settings } = file
  await saveTenant(database, settings)
  const report = await importCatalogue({
    database,
    tenant: file.id,
    locales: file.locales,
    source: jsonLinesSource(join(directory, 'catalogue.jsonl'), 'catalogue.jsonl'),
    describeImage: (name) => options.images.describe(file.id, name),
    describeDocument: (locale, name) => options.documents.describe(file.id, locale, name),
  })
  const [problem] = report.problems
  if (problem) throw new Error(`The default catalogue is broken: ${formatProblem(problem)}`)
  await importSynonyms(options, file)
  await database.write(file.id, async (sql) => {
    for (const coupon of coupons) {
      const change = await saveCoupon(sql, coupon, { now: new Date() })
      if (change.status !== 'refused') continue
      throw new Error(`Coupon ${coupon.code} names unknown products: ${change.unknownKeys.join()}`)
    }
  })
  await database.write(file.id, (sql) =>
    sql.query(`UPDATE tenants SET settings = settings || '{"isReady": true}'`),
  )
  log.info({ tenant: file.id, records: report.added }, 'the default catalogue is in')
}

async function importSynonyms(
  { database, directory }: BootstrapTenantOptions,
  { id: tenant, locales }: TenantFile,
): Promise<void> {
  const text = await readFile(join(directory, 'synonyms.jsonl'), 'utf8').catch(() => '')
  const { records, problems } = readSynonyms(text, locales)
  const [problem] = problems
  if (problem) throw new Error(`synonyms.jsonl:${problem.line}: ${problem.text}`)
  await database.write(tenant, (sql) => saveSynonyms(sql, { tenant, locales }, records))
}

async function isReady(database: Database, tenant: string): Promise<boolean> {
  const rows = await database.read(tenant, (sql) =>
    sql.query(`SELECT 1 FROM tenants WHERE settings ->> 'isReady' = 'true'`),
  )
  return rows.length > 0
}
