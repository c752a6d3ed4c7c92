import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { importRealCatalogue } from '../../testing/real-catalogue.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'

interface SetData {
  parts: {
    product: { name: string }
    variant: { id: string; sku: string; salePriceWithTax: { amountMinor: number } }
  }[]
  totals: { variantIds: string[]; total: { amountMinor: number; formatted: string } }[]
}

describeWithDatabase('sets of the real catalogue', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRealCatalogue(database)
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  async function setOf(sku: string): Promise<SetData | null> {
    const { data } = await platform.graphql<{ productSet: SetData | null }>(
      `query ($sku: String!) { productSet(where: { sku: $sku }) {
        parts { product { name } variant { id sku salePriceWithTax { amountMinor } } }
        totals { variantIds total { amountMinor formatted } } } }`,
      { sku },
    )
    return data.productSet
  }
  const skus = (set: SetData | null): string[] | undefined =>
    set?.parts.map(({ variant }) => variant.sku)

  it('joins a regulator by its thread to a hose, in the variant that is looked at', async () => {
    expect(skus(await setOf('DFX-BAS-30-15'))).toEqual(['DFX-BAS-30-15', 'LGT-CAS-040'])
  })

  it('adds clamps to a hose on a tail, and counts every choice of the parts', async () => {
    const set = await setOf('DFX-KLK-30-20')
    expect(skus(set)).toHaveLength(3)
    const prices = new Map(
      set?.parts.map(({ variant }) => [variant.id, variant.salePriceWithTax.amountMinor]),
    )
    expect(set?.totals).toHaveLength(7)
    for (const { variantIds, total } of set?.totals ?? []) {
      const sum = variantIds.reduce((before, id) => before + (prices.get(id) ?? Number.NaN), 0)
      expect(total.amountMinor).toBe(sum)
    }
  })

  it('joins a product without a joint to what the merchant lists with it', async () => {
    const set = await setOf('KLV-KEL-10')
    expect(skus(set)?.[0]).toBe('KLV-KEL-10')
    expect(skus(set)).toHaveLength(3)
    expect(set?.totals).toHaveLength(7)
  })

  it('offers no set of nothing, nor of a joint with an unavailable part', async () => {
    expect(await setOf('nothing')).toBeNull()
    const setStock = (stock: number) =>
      database.write('floga', (sql) =>
        sql.query(`UPDATE variants SET stock = $1 WHERE sku LIKE 'LGT-CAS-%'`, [stock]),
      )
    await setStock(0)
    expect(await setOf('DFX-BAS-30-15')).toBeNull()
    await setStock(10)
  })
})
