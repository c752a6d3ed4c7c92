import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import type { CatalogueProblem } from './check/catalogue-problem.js'
import type { CatalogueSource } from './catalogue-source.js'
import { checkCatalogue, parseRecord } from './check/check-catalogue.js'
import { readKnownRecords } from './check/known-records.js'
import { documentFinder } from './document-finder.js'
import type { DescribeDocument } from './document-facts.js'
import type { DescribeImage, StoredImage } from './image-facts.js'
import { rebuildSearchWords } from './search/rebuild-search-words.js'
import { renewSearchIndex } from './search/search-index.js'
import { writeBatch } from './write/write-batch.js'

export interface ImportCatalogueOptions {
  database: Database
  tenant: string
  locales: readonly string[]
  source: CatalogueSource
  describeImage: DescribeImage
  /** Left out, every document is missing. */
  describeDocument?: DescribeDocument
  /** Imports valid records and leaves out those with a problem. @default false */
  skipBad?: boolean
  /** Checks alone. @default false */
  isDryRun?: boolean
  /** Called after every batch. */
  onProgress?: (progress: { phase: 'checking' | 'writing'; records: number }) => void
}

/** What an import did. */
export interface ImportReport {
  added: number
  changed: number
  unchanged: number
  /** Records left out for a problem. */
  skipped: number
  problems: CatalogueProblem[]
  /** Images that are named but missing; the records went in without them. */
  missingImages: string[]
  /** Documents that are named but missing in every language. */
  missingDocuments: string[]
  /** False when problems kept the file from being taken over, or would. */
  isApplied: boolean
  /** Records that would have been written, had it been no dry run. */
  wouldWrite?: number
}

const batchSize = 500

/**
 * Imports a catalogue: checks the whole source first, then writes it in batches. A source with
 * a problem changes nothing unless `skipBad` is set; importing the same source twice changes nothing.
 */
export async function importCatalogue(options: ImportCatalogueOptions): Promise<ImportReport> {
  const { database, tenant, locales, source } = options
  const known = await database.read(tenant, readKnownRecords)
  options.onProgress?.({ phase: 'checking', records: 0 })
  const { problems, bad, goodCount } = await checkCatalogue({ source, locales, known })
  const report: ImportReport = {
    added: 0,
    changed: 0,
    unchanged: 0,
    skipped: bad.size,
    problems,
    missingImages: [],
    missingDocuments: [],
    isApplied: problems.length === 0 || options.skipBad === true,
  }
  if (options.isDryRun) return { ...report, wouldWrite: report.isApplied ? goodCount : 0 }
  if (!report.isApplied || goodCount === 0) return report

  await renewSearchIndex(database, tenant, locales)
  const missing = new Set<string>()
  const missingDocuments = new Set<string>()
  const scope = {
    tenant,
    locales,
    taxRate: await database.read(tenant, readTaxRate),
    image: imageFinder(options.describeImage, missing),
    document: documentFinder(options.describeDocument, locales, missingDocuments),
  }
  let written = 0
  for await (const records of batches(source, bad)) {
    const counts = await writeBatch(database, scope, records)
    report.added += counts.added
    report.changed += counts.changed
    report.unchanged += counts.unchanged
    written += records.length
    options.onProgress?.({ phase: 'writing', records: written })
  }
  if (report.added + report.changed > 0) {
    await database.write(tenant, (sql) => rebuildSearchWords(sql, tenant, locales))
    // The planner knows nothing of so many new rows, and the embedded engine does not look at them by itself.
    await database.script('ANALYZE')
  }
  report.missingImages = [...missing].sort()
  report.missingDocuments = [...missingDocuments].sort()
  return report
}

/** The tenant's own rate: that of goods whose record tells none. */
async function readTaxRate(sql: Transaction): Promise<number> {
  const [row] = await sql.query<{ rate: number | null }>(
    "SELECT (settings ->> 'standardTaxRate')::double precision AS rate FROM tenants",
  )
  return row?.rate ?? 0
}

/** References may point ahead, so what refers to products is written after all of them. */
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
    const facts = await describe(image.file)
    if (!facts) {
      missing.add(image.file)
      return null
    }
    return { ...image, ...facts }
  }
}
