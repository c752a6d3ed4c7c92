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
import { imageNamePattern } from '../../../domains/assets/image-library.js'
import type { ImageLibrary } from '../../../domains/assets/image-library.js'
import { invalidFields, notFound } from '../staff-error.js'
import { runRoute, readRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { cursor, pageLimit, pageOf } from './answer-schemas.js'

export interface CatalogueRoutesServices {
  images: Pick<ImageLibrary, 'describe' | 'store'>
  documents: Pick<DocumentLibrary, 'describe'>
}

/** Records of one call. */
const maxRecords = 500

/** Base64 of 12 MB. */
const maxImageCharacters = 16_000_000

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
      notes: `At most ${maxRecords} records, as in a catalogue file; the same records twice change nothing the second time. Images and documents are named, and have to be there: see storeImage.`,
      body: v.strictObject({
        records: v.pipe(
          v.array(catalogueRecordSchema),
          v.minLength(1, 'is empty'),
          v.maxLength(maxRecords, `has to have at most ${maxRecords} entries`),
        ),
        stock: v.pipe(
          v.optional(v.picklist(['SET', 'KEEP'], 'has to be SET or KEEP'), 'SET'),
          v.description('KEEP: only variants that are new get the stock of their record.'),
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
      async run({ database, tenant, settings, body: { records, stock } }) {
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
          keepsStock: stock === 'KEEP',
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
    runRoute({
      name: 'storeImage',
      path: '/catalogue/images',
      scope: 'catalogue:write',
      summary: 'Stores an image that records name, as WebP and at most 1200 pixels wide.',
      notes:
        'JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 12 MB. One of the same name is replaced.',
      body: v.strictObject({
        name: v.pipe(
          v.string(),
          v.regex(imageNamePattern, 'has to be kebab-case, with folders before a /'),
          v.maxLength(120, 'has to have at most 120 characters'),
        ),
        content: v.pipe(
          v.string(),
          v.maxLength(maxImageCharacters, 'is larger than 12 MB'),
          v.base64('has to be base64'),
          v.description('The file, as base64.'),
        ),
      }),
      answer: v.object({ name: v.string(), width: v.number(), height: v.number() }),
      bodyLimitBytes: maxImageCharacters + 1_000,
      async run({ tenant, body: { name, content } }) {
        const unreadable = invalidFields([
          { field: 'content', message: 'is no image that can be read' },
        ])
        try {
          await images.store(tenant, name, Buffer.from(content, 'base64'))
        } catch {
          throw unreadable
        }
        const stored = await images.describe(tenant, name)
        if (!stored) throw unreadable
        return { name, width: stored.width, height: stored.height }
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
