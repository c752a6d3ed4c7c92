import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { createLog } from '../foundation/log/create-log.js'
import { assetFolders } from './asset-folders.js'
import { bootstrapTenant } from './bootstrap-tenant.js'
import { openMigratedDatabase } from './open-migrated-database.js'
import type { FillAnswer, FillOrder } from './run-fill-database.js'

/** The program of the process that `runFillDatabase` starts; it ends with whoever started it. */
process.once('disconnect', () => process.exit(1))
process.once('message', (order) => {
  // `runFillDatabase` alone sends one.
  void fillDatabase(order as FillOrder).then(
    () => answer({ isDone: true }),
    (error: unknown) =>
      answer({ isDone: false, message: error instanceof Error ? error.message : String(error) }),
  )
})

async function fillDatabase({ dataDir, databaseUrl, folder, catalogue, logLevel }: FillOrder) {
  const database = await openMigratedDatabase({ dataDir, databaseUrl }, folder)
  try {
    await bootstrapTenant({
      database,
      directory: catalogue,
      images: createImageLibrary(assetFolders(dataDir, 'pictures')),
      documents: createDocumentLibrary(assetFolders(dataDir, 'documents')),
      log: createLog({ level: logLevel }),
    })
  } finally {
    await database.close()
  }
}

function answer(content: FillAnswer): void {
  process.send?.(content, () => process.exit(content.isDone ? 0 : 1))
}
