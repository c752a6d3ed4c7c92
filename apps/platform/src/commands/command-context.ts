import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DocumentLibrary } from '../domains/assets/document-library.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import type { PictureLibrary } from '../domains/assets/image-library.js'
import { createPictureLibrary } from '../domains/assets/image-library.js'
import type { Database } from '../foundation/database/database.js'
import { migrate } from '../foundation/database/migrate.js'
import { openDatabase } from '../foundation/database/open-database.js'
import type { Env } from '../composition/env.js'
import { assetFolders } from '../composition/asset-folders.js'
import { platformFiles } from '../composition/platform-files.js'
import { tenantSettingsSchema } from '../foundation/tenants/tenant-settings.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'

/** What a command works with. */
export interface CommandContext {
  database: Database
  pictures: PictureLibrary
  documents: DocumentLibrary
}

/** A command that cannot do what was asked; the message is for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Opens and migrates the database for one command, and closes it whatever happens. */
export async function withCommandContext<T>(
  env: Env,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  await mkdir(env.dataDir, { recursive: true })
  const database = await openDatabase(
    env.databaseUrl === undefined
      ? { dataDir: join(env.dataDir, 'database') }
      : { url: env.databaseUrl },
  )
  try {
    await migrate(database, { directory: platformFiles.migrations })
    return await work({
      database,
      pictures: createPictureLibrary(assetFolders(env.dataDir, 'pictures')),
      documents: createDocumentLibrary(assetFolders(env.dataDir, 'documents')),
    })
  } finally {
    await database.close()
  }
}

/** Settings of a tenant that is new and has no file of its own. */
export function newTenantSettings(
  tenant: string,
  options: { locales: string[]; currency: string },
): TenantSettings {
  return v.parse(tenantSettingsSchema, {
    name: tenant,
    locales: options.locales,
    defaultLocale: options.locales[0],
    currency: options.currency,
  })
}
