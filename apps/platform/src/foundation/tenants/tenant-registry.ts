import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.js'
import { tenantSettingsSchema } from './tenant-settings.js'
import type { TenantSettings } from './tenant-settings.js'

/** Settings of tenants by id. */
export interface TenantRegistry {
  /** Undefined when no tenant has that id. */
  find(tenant: string): Promise<TenantSettings | undefined>
  /** Whether any tenant allows an origin. */
  isAllowedOrigin(origin: string): Promise<boolean>
}

/** Settings are read on every request, so they are cached for seconds. */
const cachedMs = 5_000

/** Reads tenants from the database. */
export function createTenantRegistry(database: Database): TenantRegistry {
  const cache = new LRUCache<string, TenantSettings>({ max: 100, ttl: cachedMs })
  const origins = new LRUCache<string, boolean>({ max: 100, ttl: cachedMs })
  return {
    async find(tenant) {
      const cached = cache.get(tenant)
      if (cached) return cached
      const settings = await readSettings(database, tenant)
      if (settings) cache.set(tenant, settings)
      return settings
    },
    async isAllowedOrigin(origin) {
      const known = origins.get(origin)
      if (known !== undefined) return known
      const rows = await database.admin((sql) =>
        sql.query("SELECT 1 FROM tenants WHERE settings -> 'allowedOrigins' ? $1 LIMIT 1", [
          origin,
        ]),
      )
      origins.set(origin, rows.length > 0)
      return rows.length > 0
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
