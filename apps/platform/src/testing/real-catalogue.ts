import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonLinesSource } from '../domains/catalogue/import/catalogue-source.js'
import { importCatalogue } from '../domains/catalogue/import/import-catalogue.js'
import { readSynonyms } from '../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../domains/catalogue/synonyms/save-synonyms.js'
import type { Database } from '../foundation/database/database.js'
import { platformFiles } from '../composition/platform-files.js'

/** The catalogue that the platform contains. */
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

/** Saves the synonyms of that catalogue for the tenant `floga`. */
export async function saveRealSynonyms(database: Database): Promise<void> {
  const locales = ['el', 'en']
  const text = await readFile(join(platformFiles.catalogue, 'synonyms.jsonl'), 'utf8')
  const { records, problems } = readSynonyms(text, locales)
  const [problem] = problems
  if (problem) throw new Error(`synonyms.jsonl:${problem.line}: ${problem.text}`)
  await database.write('floga', (sql) => saveSynonyms(sql, { tenant: 'floga', locales }, records))
}
