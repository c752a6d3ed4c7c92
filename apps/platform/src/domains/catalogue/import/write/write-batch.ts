import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import type { Database } from '../../../../foundation/database/database.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import { prepareProducts } from './prepare-products.js'
import { prepareBrands, writeBrands } from './write-brands.js'
import { prepareCategories, writeCategories } from './write-categories.js'
import { writeProducts } from './write-products.js'
import { preparePromotions, writePromotions, writeRedirects } from './write-promotions.js'

/** Writes records in one transaction and raises the catalogue's version when one changed. */
export async function writeBatch(
  database: Database,
  scope: ImportScope,
  records: readonly CatalogueRecord[],
): Promise<WriteCounts> {
  const { tenant } = scope
  // Images are read before the transaction begins: others wait while it is open.
  const brands = await prepareBrands(scope, ofType(records, 'brand'))
  const categories = await prepareCategories(scope, ofType(records, 'category'))
  const products = await prepareProducts(scope, ofType(records, 'product'))
  const promotions = await preparePromotions(scope, ofType(records, 'promotion'))
  const redirects = ofType(records, 'redirect')
  return database.write(tenant, async (sql) => {
    const counts = sum([
      await writeBrands(sql, tenant, brands),
      await writeCategories(sql, tenant, categories),
      await writeProducts(sql, tenant, products),
      await writePromotions(sql, tenant, promotions),
      await writeRedirects(sql, tenant, redirects),
    ])
    if (counts.added + counts.changed > 0) {
      await sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1')
    }
    return counts
  })
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
  }
}
