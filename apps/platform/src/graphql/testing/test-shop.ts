import type { Database } from '../../foundation/database/database.js'
import { greekPaymentRules } from '../../testing/greek-shop.js'
import { openTestDatabase, testTenantSettings } from '../../testing/open-test-database.js'
import type { TestEngine } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { bankAccount } from './member-shop.js'
import { createShopper } from './shopper.js'
import type { Shopper } from './shopper.js'

/** A shop with a few goods, and a client that sends the storefront's documents. */
export interface TestShop {
  database: Database
  platform: TestPlatform
  shopper: Shopper
  close(): Promise<void>
}

/** France, among others, has no way to pay. */
const paymentRules = greekPaymentRules.map((rule) =>
  rule.kind === 'BANK_TRANSFER' ? { ...rule, countries: ['GR', 'CY', 'DE'] } : rule,
)

/** Opens {@link TestShop}: plain goods, goods on sale, dangerous ones and heavy ones. */
export async function openTestShop(engine: TestEngine): Promise<TestShop> {
  const database = await openTestDatabase(engine)
  await database.admin((sql) =>
    sql.query('UPDATE tenants SET settings = $1::text::jsonb', [
      JSON.stringify({ ...testTenantSettings, bankAccount, paymentRules }),
    ]),
  )
  await seedVariants(database, 'floga', [
    { id: 'A', stock: 100 },
    { id: 'SALE', priceMinor: 2_000, salePriceMinor: 1_500 },
    { id: 'GAS', dangerousGoods: true, stock: 100 },
    { id: 'HEAVY', weightGrams: 40_000, stock: 100 },
  ])
  const platform = startTestPlatform(database)
  return {
    database,
    platform,
    shopper: createShopper(platform),
    async close() {
      await database.close()
    },
  }
}
