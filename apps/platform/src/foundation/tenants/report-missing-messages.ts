import type { BaseLogger } from 'pino'
import type { Database } from '../database/database.js'
import { forEachTenant } from './for-each-tenant.js'
import { createTenantRegistry } from './tenant-registry.js'
import { checkMessages, missingMessages } from '../messages/check-messages.js'

/**
 * Logs missing messages of each tenant's languages, and invalid messages of its own: fallbacks are
 * used instead.
 */
export async function reportMissingMessages(database: Database, log: BaseLogger): Promise<void> {
  const tenants = createTenantRegistry(database)
  await forEachTenant(database, new AbortController().signal, async (tenant) => {
    const settings = await tenants.find(tenant)
    if (!settings) return
    for (const locale of settings.locales) {
      const missing = missingMessages(locale, settings)
      if (missing.length > 0) log.warn({ tenant, locale, missing }, 'a language lacks messages')
    }
    const problems = checkMessages(settings)
    if (problems.length > 0) log.warn({ tenant, problems }, 'messages of a tenant are invalid')
  })
}
