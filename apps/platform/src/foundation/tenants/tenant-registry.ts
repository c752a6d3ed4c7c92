import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.js'
import { tenantSettingsSchema } from './tenant-settings.js'
import type { TenantSettings } from './tenant-settings.js'

/** Settings of tenants by id. */
export interface TenantRegistry {
  /** Undefined when no tenant has that id. */
  find(tenant: string): Promise<TenantSettings | undefined>
}

/** Settings are read on every request, so they are cached for a moment. */
const cachedMs = 5_000

/** Reads tenants from the database. */
export function createTenantRegistry(database: Database): TenantRegistry {
  const cache = new LRUCache<string, TenantSettings>({ max: 100, ttl: cachedMs })
  return {
    async find(tenant) {
      const cached = cache.get(tenant)
      if (cached) return cached
      const settings = await readSettings(database, tenant)
      if (settings) cache.set(tenant, settings)
      return settings
    },
  }
}

async function readSettings(
  database: Database,
  tenant: string,
): Promise<TenantSettings | undefined> {
  const [row] = await database.read(tenant, (sql) =>
    sql.query<{ settings: unknown }>('SELECT settings FROM tenants WHERE tenant = $1', [tenant]),
  )
  return row && v.parse(tenantSettingsSchema, row.settings)
}
