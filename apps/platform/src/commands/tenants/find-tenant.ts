import type { Database } from '../../foundation/database/database.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import { CommandError, UsageError } from '../command-context.js'

/**
 * The tenant that a command is for: the one that was typed, or the only one.
 *
 * @throws {UsageError} When there is no such tenant, or none was typed and there are several.
 */
export async function chooseTenant(database: Database, typed: string | undefined): Promise<string> {
  const rows = await database.admin((sql) =>
    sql.query<{ tenant: string }>('SELECT tenant FROM tenants ORDER BY tenant'),
  )
  const ids = rows.map(({ tenant }) => tenant)
  const [first, ...others] = ids
  if (first === undefined) {
    throw new UsageError('The database contains no tenant. Create one with create-tenant.')
  }
  const list = `The database contains ${ids.join(', ')}.`
  if (typed === undefined) {
    if (others.length === 0) return first
    throw new UsageError(`Name the tenant with --tenant <id>. ${list}`)
  }
  if (ids.includes(typed)) return typed
  throw new UsageError(`No tenant "${typed}" exists. ${list}`)
}

/** The settings of a tenant that has to exist. */
export async function findTenant(database: Database, tenant: string): Promise<TenantSettings> {
  const settings = await createTenantRegistry(database).find(tenant)
  if (!settings) {
    throw new CommandError(`No tenant "${tenant}" exists. Create it with create-tenant.`)
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
