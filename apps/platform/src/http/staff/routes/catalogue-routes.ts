import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'
import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import {
  findRecordId,
  listRecordIds,
  readRecords,
  recordTables,
} from '../../../domains/catalogue/export/read-records.js'
import type { RecordTable } from '../../../domains/catalogue/export/read-records.js'
import { importCatalogue } from '../../../domains/catalogue/import/import-catalogue.js'
import type { DocumentLibrary } from '../../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../../domains/assets/image-library.js'
import { invalidFields, notFound } from '../staff-error.js'
import { runRoute, readRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { cursor, pageLimit, pageOf } from './answer-schemas.js'

export interface CatalogueRoutesServices {
  images: Pick<ImageLibrary, 'describe'>
  documents: Pick<DocumentLibrary, 'describe'>
}

/** Records of one call. */
const maxRecords = 500

/** Routes of brands, categories, products and promotions, as a catalogue file has them. */
export function catalogueRoutes({ images, documents }: CatalogueRoutesServices): StaffRoute[] {
  return [
    readRoute({
      name: 'listRecords',
      path: '/catalogue/{table}',
      scope: 'catalogue:read',
      summary: 'Brands, categories, products or promotions, by key.',
      notes: `{table} is one of ${recordTables.join(', ')}. Categories follow those above them.`,
      query: v.strictObject({ after: cursor, limit: pageLimit }),
      answer: pageOf(catalogueRecordSchema),
      async read(sql, { params, query: { after, limit } }) {
        const table = toTable(params['table']!)
        const ids = await listRecordIds(sql, table)
        const start = after === undefined ? 0 : ids.indexOf(after) + 1
        const page = ids.slice(start, start + limit)
        const hasMore = start + limit < ids.length
        const items = (await readRecords(sql, table, page)).map(toRecord)
        return { items, next: hasMore ? page.at(-1)! : null, hasMore }
      },
    }),
    readRoute({
      name: 'readRecord',
      path: '/catalogue/{table}/{key}',
      scope: 'catalogue:read',
      summary: 'One brand, category, product or promotion.',
      answer: catalogueRecordSchema,
      async read(sql, { params }) {
        const table = toTable(params['table']!)
        const id = await findRecordId(sql, table, params['key']!)
        const [record] = id === undefined ? [] : await readRecords(sql, table, [id])
        if (!record) throw notFound(`There is no such record among the ${table}.`)
        return toRecord(record)
      },
    }),
    runRoute({
      name: 'writeRecords',
      path: '/catalogue',
      scope: 'catalogue:write',
      summary: 'Creates or replaces records by their keys: all or none.',
      notes: `At most ${maxRecords} records, as in a catalogue file; the same records twice change nothing the second time. Pictures and documents are named, and have to be in the folders of the shop.`,
      body: v.strictObject({
        records: v.pipe(
          v.array(catalogueRecordSchema),
          v.minLength(1, 'is empty'),
          v.maxLength(maxRecords, `has to have at most ${maxRecords} entries`),
        ),
      }),
      answer: v.object({
        added: v.number(),
        changed: v.number(),
        unchanged: v.number(),
        missingImages: v.pipe(v.array(v.string()), v.description('Named, but in no folder.')),
        missingDocuments: v.array(v.string()),
      }),
      bodyLimitBytes: 5 * 1024 * 1024,
      async run({ database, tenant, settings, body: { records } }) {
        const report = await importCatalogue({
          database,
          tenant,
          locales: settings.locales,
          source: {
            name: 'records',
            async *records() {
              for (const [index, value] of records.entries()) yield { line: index, value }
            },
          },
          describeImage: (name) => images.describe(tenant, name),
          describeDocument: (locale, name) => documents.describe(tenant, locale, name),
        })
        if (!report.isApplied) {
          throw invalidFields(
            report.problems.map(({ line, message }) => ({ field: `records.${line}`, message })),
          )
        }
        const { added, changed, unchanged, missingImages, missingDocuments } = report
        return { added, changed, unchanged, missingImages, missingDocuments }
      },
    }),
  ]
}

function toTable(name: string): RecordTable {
  const table = recordTables.find((known) => known === name)
  if (!table) throw notFound(`There are ${recordTables.join(', ')}.`)
  return table
}

/** They are as a catalogue file has them; what was stored before a stricter rule is shown too. */
function toRecord(stored: Record<string, unknown>): CatalogueRecord {
  return stored as CatalogueRecord
}
