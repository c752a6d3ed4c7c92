import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import {
  brandRecordSchema,
  categoryRecordSchema,
  productRecordSchema,
  promotionRecordSchema,
} from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import type { Database } from '../../../../foundation/database/database.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import { changedRows } from './changed-rows.js'
import type { PreparedRows } from './changed-rows.js'
import { prepareProducts } from './prepare-products.js'
import { prepareBrands, writeBrands } from './write-brands.js'
import { prepareCategories, writeCategories } from './write-categories.js'
import { writeProducts } from './write-products.js'
import {
  compareRedirects,
  preparePromotions,
  writePromotions,
  writeRedirects,
} from './write-promotions.js'

/**
 * Writes records in one transaction and raises the catalogue's version when one changed. A dry run
 * compares them alone.
 */
export async function writeBatch(
  database: Database,
  scope: ImportScope,
  records: readonly CatalogueRecord[],
): Promise<WriteCounts> {
  const { tenant } = scope
  // Images are read before the transaction begins: others wait while it is open.
  const brands = await prepareAll(ofType(records, 'brand'), brandRecordSchema, (some) =>
    prepareBrands(scope, some),
  )
  const categories = await prepareAll(ofType(records, 'category'), categoryRecordSchema, (some) =>
    prepareCategories(scope, some),
  )
  const products = await prepareAll(ofType(records, 'product'), productRecordSchema, (some) =>
    prepareProducts(scope, some),
  )
  const promotions = await prepareAll(ofType(records, 'promotion'), promotionRecordSchema, (some) =>
    preparePromotions(scope, some),
  )
  const redirects = ofType(records, 'redirect')
  if (scope.isDryRun) {
    return database.read(tenant, async (sql) =>
      sum([
        (await changedRows(sql, 'brands', brands, { isDryRun: true })).counts,
        (await changedRows(sql, 'categories', categories, { isDryRun: true })).counts,
        (await changedRows(sql, 'products', products, { isDryRun: true })).counts,
        (await changedRows(sql, 'promotions', promotions, { isDryRun: true })).counts,
        await compareRedirects(sql, tenant, redirects),
      ]),
    )
  }
  return database.write(tenant, async (sql) => {
    const counts = sum([
      await writeBrands(sql, tenant, brands),
      await writeCategories(sql, tenant, categories),
      await writeProducts(sql, scope, products),
      await writePromotions(sql, tenant, promotions),
      await writeRedirects(sql, tenant, redirects),
    ])
    if (counts.added + counts.changed > 0) {
      await sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1')
    }
    return counts
  })
}

async function prepareAll<Given, Row>(
  records: readonly Given[],
  schema: v.GenericSchema<unknown, Given>,
  prepare: (records: readonly Given[]) => Promise<Row[]>,
): Promise<PreparedRows<Row>> {
  const rows = await prepare(records)
  return { rows, prepare: (others) => prepare(others.map((one) => v.parse(schema, one))) }
}

function ofType<Type extends CatalogueRecord['type']>(
  records: readonly CatalogueRecord[],
  type: Type,
): Extract<CatalogueRecord, { type: Type }>[] {
  return records.filter(
    (record): record is Extract<CatalogueRecord, { type: Type }> => record.type === type,
  )
}

function sum(parts: readonly WriteCounts[]): WriteCounts {
  return {
    added: parts.reduce((total, part) => total + part.added, 0),
    changed: parts.reduce((total, part) => total + part.changed, 0),
    unchanged: parts.reduce((total, part) => total + part.unchanged, 0),
    addedRecords: parts.flatMap((part) => part.addedRecords),
    changedRecords: parts.flatMap((part) => part.changedRecords),
  }
}
