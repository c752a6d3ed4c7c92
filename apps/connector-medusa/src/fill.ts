import { join } from 'node:path'
import { createMedusaClient, createPlatformClient } from './calls/clients.js'
import { parseEnv } from './env.js'
import { fillGoods } from './fill/fill-goods.js'
import { setUpShop } from './fill/set-up-shop.js'
import { readChangedOrders } from './orders/sync-orders.js'
import { readShop } from './shop.js'
import { openState } from './state.js'

/** Fills Medusa once with what the shop has: `pnpm back-office` runs it. */
try {
  const env = parseEnv(process.env)
  const medusa = createMedusaClient({ url: env.medusaUrl, key: env.medusaKey })
  const platform = createPlatformClient({
    url: env.platformUrl,
    tenant: env.tenant,
    key: env.platformKey,
  })
  const file = await openState(join(env.dataDir, `${env.tenant}.json`), new Date())
  const shop = await readShop({ medusa, platform }, env.tenant)
  const medusaShop = await setUpShop(medusa, shop)
  say('Currency, languages, region, tax, location and way of shipping: ready')
  // What orders have taken still lies in the store; the connector brings them over next.
  await readChangedOrders({ platform, file })
  const taken = new Map<string, number>()
  for (const { isTaken, medusa: at, pieces } of Object.values(file.state.orders)) {
    if (!isTaken || at === 'ORDER') continue
    for (const [sku, quantity] of Object.entries(pieces)) {
      taken.set(sku, (taken.get(sku) ?? 0) + quantity)
    }
  }
  const takenOf = (sku: string) => taken.get(sku) ?? 0
  const { products } = await fillGoods({
    medusa,
    platform,
    shop,
    medusaShop,
    say,
    takenOf,
    imagesUrl: env.platformUrl,
  })
  await file.save()
  say(`${products} products are new in Medusa.`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
