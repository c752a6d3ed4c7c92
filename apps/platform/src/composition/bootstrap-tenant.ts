import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import {
  createTenant,
  isTenantReady,
  publishWords,
  readTenantFile,
} from '../commands/tenants/create-tenant.js'
import { renewSearchIndex } from '../domains/catalogue/import/search/search-index.js'
import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { Database } from '../foundation/database/database.js'

export interface BootstrapTenantOptions {
  database: Database
  /** Folder with `tenant.json`, `catalogue.jsonl` and, where there are any, `synonyms.jsonl`. */
  directory: string
  images: ImageLibrary
  documents: DocumentLibrary
  log: BaseLogger
}

/**
 * Gives a database the tenant of a folder with its catalogue. A start that was interrupted
 * is finished by the next one; a tenant that exists keeps its data.
 */
export async function bootstrapTenant(options: BootstrapTenantOptions): Promise<void> {
  const { database, directory, log } = options
  const file = await readTenantFile(join(directory, 'tenant.json'))
  if (await isTenantReady(database, file.id)) {
    await renewSearchIndex(database, file.id, file.locales)
    // The site's own words come with the platform: a newer one brings newer words.
    await publishWords({ database, directory }, file)
    return
  }
  log.info({ tenant: file.id }, 'importing the catalogue of a tenant')
  const records = await createTenant(options, file)
  log.info({ tenant: file.id, records }, 'the catalogue is in')
}

/** Whether the tenant of a folder has its catalogue. */
export async function hasTenant({
  database,
  directory,
}: Pick<BootstrapTenantOptions, 'database' | 'directory'>): Promise<boolean> {
  return isTenantReady(database, (await readTenantFile(join(directory, 'tenant.json'))).id)
}
