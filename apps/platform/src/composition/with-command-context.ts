import type { CommandContext, CommandPorts } from '../commands/command-context.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { assetFolders } from './asset-folders.js'
import { createViesRegister } from '../domains/orders/vat/vat-register.js'
import type { Env } from './env.js'
import { connectProviders } from './create-payments.js'
import { openMigratedDatabase } from './open-migrated-database.js'
import { notifyOfCustomerRequest } from './ports/notify-of-customer-request.js'
import { orderPlacingPorts } from './ports/order-placing-ports.js'
import { orderMovePorts } from './ports/order-move-ports.js'
import { paymentOrderPorts } from './ports/payment-order-ports.js'

/** What commands need of other domains. */
export const commandPorts: CommandPorts = {
  placing: orderPlacingPorts,
  orderMoves: orderMovePorts,
  payments: paymentOrderPorts,
  notifyOfCustomerRequest,
}

/** Opens and migrates the database for one command, and closes it whatever happens. */
export async function withCommandContext<T>(
  env: Env,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const database = await openMigratedDatabase(env)
  const providers = connectProviders(env)
  try {
    return await work({
      database,
      images: createImageLibrary(assetFolders(env, 'pictures')),
      documents: createDocumentLibrary(assetFolders(env, 'documents')),
      dataDir: env.dataDir,
      ports: commandPorts,
      onlineKinds: ({ paymentProvider }) =>
        providers.find(({ name }) => name === paymentProvider)?.kinds ?? [],
      vatRegister: env.viesUrl === undefined ? undefined : createViesRegister(env.viesUrl),
      shopUrl: env.shopUrl,
    })
  } finally {
    await database.close()
  }
}
