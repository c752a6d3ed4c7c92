import { join } from 'node:path'
import type { Database } from '../../foundation/database/database.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { contentVariables } from './content-variables.js'
import { publishContent } from './publish-content.js'
import { readContent } from './read-content.js'

export interface PublishPagesOptions {
  database: Database
  /** Folder that the tenant was created from. */
  directory: string
  tenant: string
}

/** Publishes a tenant's pages from its folder, with the current values of its settings. */
export async function publishPages({
  database,
  directory,
  tenant,
}: PublishPagesOptions): Promise<void> {
  const settings = await createTenantRegistry(database).find(tenant)
  if (!settings) return
  const folder = join(directory, 'content')
  const content = await readContent(folder, settings.locales, contentVariables(settings))
  await publishContent(database, tenant, content)
}
