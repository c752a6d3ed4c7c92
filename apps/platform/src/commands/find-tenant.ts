import * as v from 'valibot'
import type { Database } from '../foundation/database/database.js'
import { saveTenant } from '../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { tenantSettingsSchema } from '../foundation/tenants/tenant-settings.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import { CommandError } from './command-context.js'

/** The settings of a tenant that has to exist. */
export async function findTenant(database: Database, tenant: string): Promise<TenantSettings> {
  const settings = await createTenantRegistry(database).find(tenant)
  if (!settings) {
    throw new CommandError(
      `No tenant "${tenant}" exists. Start the server once for the default tenant, or name another.`,
    )
  }
  return settings
}

/** The settings of a tenant, which is created when it does not exist yet. */
export async function findOrCreateTenant(
  database: Database,
  tenant: string,
  options: { locales: string[]; currency: string },
): Promise<TenantSettings> {
  const known = await createTenantRegistry(database).find(tenant)
  if (known) return known
  const settings = await planTenant(database, tenant, options)
  await saveTenant(database, { id: tenant, ...settings })
  return settings
}

/** The settings that a tenant has, or would have if it were created. */
export async function planTenant(
  database: Database,
  tenant: string,
  options: { locales: string[]; currency: string },
): Promise<TenantSettings> {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(tenant)) {
    throw new CommandError(`"${tenant}" is no tenant id: use a-z, 0-9 and -, at most 63.`)
  }
  const known = await createTenantRegistry(database).find(tenant)
  return (
    known ??
    v.parse(tenantSettingsSchema, {
      name: tenant,
      locales: options.locales,
      defaultLocale: options.locales[0],
      currency: options.currency,
    })
  )
}
