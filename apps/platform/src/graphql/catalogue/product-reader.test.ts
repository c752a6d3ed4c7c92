import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

describeWithDatabase('what a request asks about one product', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  it('returns the same as a single query', async () => {
    const similar = '{ similarProducts(where: { slug: "palia-dexameni" }) { sku } }'
    const seo = `{ seoTranslations(where: { slug: "palia-dexameni", type: PRODUCT }) {
      translations { locale slug } seoMeta { name content } redirectTo } }`
    const alone = [await platform.graphql(similar), await platform.graphql(seo)]
    const beside = await platform.graphql(
      `{ product(where: { slug: "palia-dexameni" }) { sku } ${similar.slice(1, -1)} ${seo.slice(1, -1)} }`,
    )
    expect(beside.data).toEqual({
      product: { sku: 'TNK-40' },
      ...alone[0]?.data,
      ...alone[1]?.data,
    })
  })
})
