import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.js'
import { tenantSettingsSchema } from './tenant-settings.js'
import type { TenantSettings } from './tenant-settings.js'

/** Knows the tenants and what they decided. */
export interface TenantRegistry {
  /** Undefined when no tenant has that id. */
  find(tenant: string): Promise<TenantSettings | undefined>
}

/** Settings are read on every call, so they are kept for a moment. */
const keptMs = 5_000

/** Reads tenants from the database. */
export function createTenantRegistry(database: Database): TenantRegistry {
  const known = new LRUCache<string, TenantSettings>({ max: 100, ttl: keptMs })
  return {
    async find(tenant) {
      const kept = known.get(tenant)
      if (kept) return kept
      const settings = await readSettings(database, tenant)
      if (settings) known.set(tenant, settings)
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
