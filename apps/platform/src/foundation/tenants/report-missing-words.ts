import type { BaseLogger } from 'pino'
import type { Database } from '../database/database.js'
import { forEachTenant } from './for-each-tenant.js'
import { createTenantRegistry } from './tenant-registry.js'
import { checkWords, missingWords } from '../words/check-words.js'

/** Names what each tenant's languages lack, and which of its own texts cannot be used: other words are said instead. */
export async function reportMissingWords(database: Database, log: BaseLogger): Promise<void> {
  const tenants = createTenantRegistry(database)
  await forEachTenant(database, new AbortController().signal, async (tenant) => {
    const settings = await tenants.find(tenant)
    if (!settings) return
    for (const locale of settings.locales) {
      const missing = missingWords(locale, settings)
      if (missing.length > 0) log.warn({ tenant, locale, missing }, 'a language lacks words')
    }
    const problems = checkWords(settings)
    if (problems.length > 0) log.warn({ tenant, problems }, 'words of a tenant cannot be used')
  })
}
