import type { BackupDirectory } from '../commands/backup/backup-directory.js'
import type { CommandContext, CommandPorts } from '../commands/command-context.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { assetFolders, readTenantFolders } from './asset-folders.js'
import { createViesRegister } from '../domains/orders/vat/vat-register.js'
import type { Database } from '../foundation/database/database.js'
import type { Env } from './env.js'
import { createPaymentCheck } from './payments/create-payment-check.js'
import { connectProviders } from './create-payments.js'
import { databaseFolder, openMigratedDatabase } from './open-migrated-database.js'
import { platformFiles } from './platform-files.js'
import { notifyOfCustomerRequest } from './ports/notify-of-customer-request.js'
import { notifyOfReview } from './ports/notify-of-review.js'
import { orderPlacingPorts } from './ports/order-placing-ports.js'
import { orderMovePorts } from './ports/order-move-ports.js'
import { paymentOrderPorts } from './ports/payment-order-ports.js'

/** Dependencies of commands on other domains. */
export const commandPorts: CommandPorts = {
  placing: orderPlacingPorts,
  orderMoves: orderMovePorts,
  payments: paymentOrderPorts,
  notifyOfCustomerRequest,
  notifyOfReview,
}

/** Creates the context of commands from settings and database. */
export function createCommandContext(env: Env, database: Database): CommandContext {
  const providers = connectProviders(env)
  return {
    database,
    images: createImageLibrary(assetFolders(env, 'pictures')),
    documents: createDocumentLibrary(assetFolders(env, 'documents')),
    dataDir: env.dataDir,
    tenantFolder: readTenantFolders(env.tenantFolders),
    backup: { ...backupDirectory(env), dump: database.dump },
    ports: commandPorts,
    onlineKinds: ({ paymentProvider }) =>
      providers.find(({ name }) => name === paymentProvider)?.kinds ?? [],
    paymentCheck: (account, options) => createPaymentCheck(env.paymentAccounts, account, options),
    vatRegister: env.viesUrl === undefined ? undefined : createViesRegister(env.viesUrl),
    shopUrl: env.shopUrl,
  }
}

/** Opens and migrates the database for one command, and always closes it. */
export async function withCommandContext<T>(
  env: Env,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const database = await openMigratedDatabase(env)
  try {
    return await work(createCommandContext(env, database))
  } finally {
    await database.close()
  }
}

/** Source of backups and target of restores; neither runs migrations. */
export function backupDirectory({ dataDir, databaseUrl, databaseDirectUrl }: Env): BackupDirectory {
  return {
    dataDir,
    databaseFolder,
    // Its programs set session variables, which a pooler does not preserve.
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    migrations: platformFiles.migrations,
  }
}
