import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import {
  createTenant,
  isTenantReady,
  publishMessages,
  readTenantFile,
} from '../commands/tenants/create-tenant.js'
import { renewSearchIndex } from '../domains/catalogue/import/search/search-index.js'
import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { Database } from '../foundation/database/database.js'

export interface BootstrapTenantOptions {
  database: Database
  /** Folder with `tenant.json`, `catalogue.jsonl` and, optionally, `synonyms.jsonl`. */
  directory: string
  images: ImageLibrary
  documents: DocumentLibrary
  log: BaseLogger
}

/**
 * Creates a tenant with its catalogue from a folder. An interrupted start is completed by the next
 * one; an existing tenant is not changed.
 */
export async function bootstrapTenant(options: BootstrapTenantOptions): Promise<void> {
  const { database, directory, log } = options
  const file = await readTenantFile(join(directory, 'tenant.json'))
  if (await isTenantReady(database, file.id)) {
    await renewSearchIndex(database, file.id, file.locales)
    // Messages and pages come with the platform: a newer version updates them.
    await publishMessages({ database, directory }, file)
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
