import type { Database } from '../foundation/database/database.js'
import { createTenantRegistry } from '../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import { CommandError } from './command-context.js'

/** The settings of a tenant that has to exist. */
export async function findTenant(database: Database, tenant: string): Promise<TenantSettings> {
  const settings = await createTenantRegistry(database).find(tenant)
  if (!settings) {
    throw new CommandError(
      `No tenant "${tenant}" exists. Make it with create-tenant; the default one comes with the server's first start.`,
    )
  }
  return settings
}

/** The settings of a tenant that an export in one language can be imported into. */
export async function findTenantOfOneLanguage(
  database: Database,
  tenant: string,
): Promise<TenantSettings> {
  const settings = await findTenant(database, tenant)
  if (settings.locales.length > 1) {
    throw new CommandError(
      `Tenant "${tenant}" sells in ${settings.locales.join(', ')}: import into a tenant of one language.`,
    )
  }
  return settings
}
