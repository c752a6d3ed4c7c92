import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { createLog } from '../foundation/log/create-log.js'
import { assetFolders } from './asset-folders.js'
import { bootstrapTenant } from './bootstrap-tenant.js'
import { openMigratedDatabase } from './open-migrated-database.js'
import type { FillAnswer, FillOrder } from './run-fill-database.js'

/** The program of the process that `runFillDatabase` starts; it exits with its parent. */
process.once('disconnect', () => process.exit(1))
process.once('message', (order) => {
  // `runFillDatabase` alone sends one.
  void fillDatabase(order as FillOrder).then(
    () => answer({ isDone: true }),
    (error: unknown) =>
      answer({ isDone: false, message: error instanceof Error ? error.message : String(error) }),
  )
})

async function fillDatabase({ folder, logLevel, ...env }: FillOrder) {
  const database = await openMigratedDatabase(env, folder)
  try {
    const options = {
      database,
      images: createImageLibrary(assetFolders(env, 'pictures')),
      documents: createDocumentLibrary(assetFolders(env, 'documents')),
      log: createLog({ level: logLevel }),
    }
    for (const directory of env.tenantFolders) {
      // One import takes all that the engine has.
      await bootstrapTenant({ ...options, directory })
    }
  } finally {
    await database.close()
  }
}

function answer(content: FillAnswer): void {
  process.send?.(content, () => process.exit(content.isDone ? 0 : 1))
}
