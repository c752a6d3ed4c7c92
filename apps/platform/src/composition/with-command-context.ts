import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandContext, CommandPorts } from '../commands/command-context.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { migrate } from '../foundation/database/migrate.js'
import { openDatabase } from '../foundation/database/open-database.js'
import { assetFolders } from './asset-folders.js'
import type { Env } from './env.js'
import { platformFiles } from './platform-files.js'
import { notifyOfCustomerRequest } from './ports/notify-of-customer-request.js'
import { orderMovePorts } from './ports/order-move-ports.js'
import { paymentOrderPorts } from './ports/payment-order-ports.js'

/** What commands need of other domains. */
export const commandPorts: CommandPorts = {
  orderMoves: orderMovePorts,
  payments: paymentOrderPorts,
  notifyOfCustomerRequest,
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
      images: createImageLibrary(assetFolders(env.dataDir, 'pictures')),
      documents: createDocumentLibrary(assetFolders(env.dataDir, 'documents')),
      ports: commandPorts,
    })
  } finally {
    await database.close()
  }
}
