import { join } from 'node:path'
import { jsonLinesSource } from '../domains/catalogue/import/catalogue-source.js'
import { importCatalogue } from '../domains/catalogue/import/import-catalogue.js'
import type { Database } from '../foundation/database/database.js'
import { platformFiles } from '../composition/platform-files.js'

/** The catalogue that comes with the platform. */
export const realCatalogueFile = join(platformFiles.catalogue, 'catalogue.jsonl')

/** Imports the platform's own catalogue into the tenant `floga`, without its images. */
export async function importRealCatalogue(database: Database): Promise<void> {
  const report = await importCatalogue({
    database,
    tenant: 'floga',
    locales: ['el', 'en'],
    source: jsonLinesSource(realCatalogueFile),
    describeImage: () => Promise.resolve(null),
  })
  const [problem] = report.problems
  if (problem) throw new Error(`catalogue.jsonl:${problem.line}: ${problem.message}`)
}
