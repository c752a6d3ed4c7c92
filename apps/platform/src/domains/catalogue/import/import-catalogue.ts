import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import type { CatalogueProblem } from './check/catalogue-problem.js'
import type { CatalogueSource } from './catalogue-source.js'
import { checkCatalogue, parseRecord } from './check/check-catalogue.js'
import { readKnownRecords } from './check/known-records.js'
import { documentFinder } from './document-finder.js'
import type { DescribeDocument } from './document-metadata.js'
import type { DescribeImage, StoredImage } from './image-metadata.js'
import { rebuildSearchWords } from './search/rebuild-search-words.js'
import { renewSearchIndex } from './search/search-index.js'
import { writeBatch } from './write/write-batch.js'

export interface ImportCatalogueOptions {
  database: Database
  tenant: string
  locales: readonly string[]
  source: CatalogueSource
  describeImage: DescribeImage
  /** Without it, every document is missing. */
  describeDocument?: DescribeDocument
  /** Imports valid records and skips invalid ones. @default false */
  skipBad?: boolean
  /** Checks and compares alone. @default false */
  isDryRun?: boolean
  /** Only variants that are new get the stock of their record. @default false */
  keepsStock?: boolean
  /** Called after every batch. */
  onProgress?: (progress: { phase: 'checking' | 'writing'; records: number }) => void
}

/** Result of an import. */
export interface ImportReport {
  /** Names the source in messages. */
  source: string
  added: number
  changed: number
  unchanged: number
  /** Number of records skipped because of a problem. */
  skipped: number
  problems: CatalogueProblem[]
  /** What was changed to make records fit. */
  notes: CatalogueProblem[]
  /** Added and changed records, such as `product "stove"`; the first ones of many. */
  addedRecords: string[]
  changedRecords: string[]
  /** Missing images; the records were imported without them. */
  missingImages: string[]
  /** Documents that are named but missing in every language. */
  missingDocuments: string[]
  /** False when problems prevent the import. */
  isApplied: boolean
  /** True when the source has no records. */
  isEmpty: boolean
  /** True when nothing was written. */
  isDryRun: boolean
}

const batchSize = 500

/**
 * Imports a catalogue: checks the whole source first, then writes it in batches. A source with a
 * problem changes nothing unless `skipBad` is set; importing the same source twice changes nothing.
 */
export async function importCatalogue(options: ImportCatalogueOptions): Promise<ImportReport> {
  const { database, tenant, locales, source } = options
  const known = await database.read(tenant, readKnownRecords)
  options.onProgress?.({ phase: 'checking', records: 0 })
  const { problems, notes, bad, goodCount, isCut } = await checkCatalogue({
    source,
    locales,
    known,
  })
  const report: ImportReport = {
    source: source.name,
    added: 0,
    changed: 0,
    unchanged: 0,
    skipped: bad.size,
    problems,
    notes,
    addedRecords: [],
    changedRecords: [],
    missingImages: [],
    missingDocuments: [],
    isApplied: !isCut && (problems.length === 0 || options.skipBad === true),
    isEmpty: goodCount + bad.size === 0,
    isDryRun: options.isDryRun === true,
  }
  if (!report.isApplied || goodCount === 0) return report

  if (!report.isDryRun) await renewSearchIndex(database, tenant, locales)
  const missing = new Set<string>()
  const missingDocuments = new Set<string>()
  const scope = {
    tenant,
    now: new Date(),
    locales,
    taxRate: await database.read(tenant, readTaxRate),
    isDryRun: report.isDryRun,
    keepsStock: options.keepsStock === true,
    image: imageFinder(options.describeImage, missing),
    document: documentFinder(options.describeDocument, locales, missingDocuments),
  }
  let written = 0
  for await (const records of batches(source, bad)) {
    const counts = await writeBatch(database, scope, records)
    report.added += counts.added
    report.changed += counts.changed
    report.unchanged += counts.unchanged
    addSome(report.addedRecords, counts.addedRecords)
    addSome(report.changedRecords, counts.changedRecords)
    written += records.length
    options.onProgress?.({ phase: 'writing', records: written })
  }
  if (report.added + report.changed > 0 && !report.isDryRun) {
    await database.write(tenant, (sql) => rebuildSearchWords(sql, tenant, locales))
    // The new rows have no statistics yet, and the embedded engine has no autovacuum.
    await database.script('ANALYZE')
  }
  report.missingImages = [...missing].sort()
  report.missingDocuments = [...missingDocuments].sort()
  return report
}

const maxNames = 1_000

function addSome(names: string[], more: readonly string[]): void {
  names.push(...more.slice(0, maxNames - names.length))
}

/** The tenant's default rate, for products whose record has none. */
async function readTaxRate(sql: Transaction): Promise<number> {
  const [row] = await sql.query<{ rate: number | null }>(
    "SELECT (settings ->> 'standardTaxRate')::double precision AS rate FROM tenants",
  )
  return row?.rate ?? 0
}

/** Records may refer to later ones, so references to products are written after all of them. */
async function* batches(
  source: CatalogueSource,
  bad: ReadonlySet<number>,
): AsyncIterable<CatalogueRecord[]> {
  let batch: CatalogueRecord[] = []
  const late: CatalogueRecord[] = []
  let place = -1
  for await (const entry of source.records()) {
    place += 1
    if (bad.has(place)) continue
    const parsed = parseRecord(entry)
    if ('problem' in parsed) {
      throw new Error(`${source.name}:${entry.line} changed while it was being read.`)
    }
    const { record } = parsed
    const isLate = record.type === 'promotion' || record.type === 'redirect'
    ;(isLate ? late : batch).push(record)
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
  if (late.length > 0) yield late
}

function imageFinder(describe: DescribeImage, missing: Set<string>) {
  return async (
    image: { file: string; alt: Record<string, string> } | undefined,
  ): Promise<StoredImage | null> => {
    if (!image) return null
    const metadata = await describe(image.file)
    if (!metadata) {
      missing.add(image.file)
      return null
    }
    return { ...image, ...metadata }
  }
}
