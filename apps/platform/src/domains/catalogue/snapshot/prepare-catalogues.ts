import type { Database } from '../../../foundation/database/database.js'
import { forEachTenant } from '../../../foundation/tenants/for-each-tenant.js'
import type { TenantRegistry } from '../../../foundation/tenants/tenant-registry.js'
import type { SearchEngine } from '../search-engine/search-engine.js'
import type { CatalogueReader } from './catalogue-reader.js'

export interface PrepareCataloguesOptions {
  database: Database
  tenants: Pick<TenantRegistry, 'find'>
  reader: CatalogueReader
  /** The one that the reader hands out. */
  engine: SearchEngine
}

/**
 * Loads catalogues and search indexes, so that a ready platform serves the first visitor as fast as
 * the next.
 */
export function prepareCatalogues({
  database,
  tenants,
  reader,
  engine,
}: PrepareCataloguesOptions): Promise<void> {
  return forEachTenant(database, new AbortController().signal, async (tenant) => {
    const { locales = [] } = (await tenants.find(tenant)) ?? {}
    await engine.update?.(database, tenant)
    await reader.read(tenant, async (snapshot, sql) => {
      for (const locale of locales) await engine.prepare({ sql, snapshot, locale })
    })
  })
}
