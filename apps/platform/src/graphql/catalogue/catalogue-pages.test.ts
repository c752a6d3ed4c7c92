import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

interface Page {
  translations: { locale: string; slug: string }[]
  updatedAt: string
  images: { src: string }[]
}

describeWithDatabase('the pages of the catalogue', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  async function ask(type: string, rest = ''): Promise<{ total: number; nodes: Page[] }> {
    const { data } = await platform.graphql<{
      cataloguePages: { total: number; nodes: Page[] }
    }>(
      `{ cataloguePages(type: ${type}${rest}) {
        total nodes { translations { locale slug } updatedAt images { src } } } }`,
    )
    return data.cataloguePages
  }

  it('returns every published product once, page by page', async () => {
    const all = await ask('PRODUCT')
    expect(all.nodes).toHaveLength(all.total)
    const parts = await Promise.all(
      all.nodes.map((_, skip) => ask('PRODUCT', `, first: 1, skip: ${skip}`)),
    )
    expect(parts.flatMap(({ nodes }) => nodes)).toEqual(all.nodes)
    expect((await ask('PRODUCT', `, skip: ${all.total}`)).nodes).toEqual([])
    expect(all.nodes.map(({ translations }) => translations)).toContainEqual([
      { locale: 'el', slug: 'toroeidis-dexameni' },
      { locale: 'en', slug: 'toroidal-tank' },
    ])
  })

  it('leaves out categories and brands without products', async () => {
    const slugs = async (type: string) =>
      (await ask(type)).nodes.map(({ translations }) => translations[0]?.slug)
    expect(await slugs('CATEGORY')).toContain('dexamenes')
    expect(await slugs('BRAND')).toContain('kordelin')
    const { data } = await platform.graphql<{ brands: { children: unknown[] } }>(
      '{ brands { children { slug } } }',
    )
    expect((await ask('BRAND')).total).toBe(data.brands.children.length)
  })

  it('moves the date of a product that is imported again or has another price, and no other', async () => {
    const dates = async () =>
      new Map((await ask('PRODUCT')).nodes.map((node) => [node.translations[0]?.slug, node]))
    const before = await dates()
    await importRecords(database, testRecords())
    expect(await dates()).toEqual(before)
    await database.write('floga', (sql) =>
      sql.query(
        `UPDATE variants SET price_minor = price_minor + 1 WHERE product_id = (
           SELECT target_id FROM slugs WHERE slug = 'toroeidis-dexameni' AND kind = 'product')`,
      ),
    )
    const after = await dates()
    const moved = [...after].filter(
      ([slug, { updatedAt }]) => updatedAt > (before.get(slug)?.updatedAt ?? ''),
    )
    expect(moved.map(([slug]) => slug)).toEqual(['toroeidis-dexameni'])
  })

  it('moves the date of a category whose words change', async () => {
    const before = await ask('CATEGORY')
    await database.write('floga', (sql) =>
      sql.query(`UPDATE categories SET digest = 'other' WHERE id = (
        SELECT target_id FROM slugs WHERE slug = 'dexamenes' AND kind = 'category')`),
    )
    await database.write('floga', (sql) =>
      sql.query('UPDATE tenants SET catalogue_version = catalogue_version + 1'),
    )
    const after = await ask('CATEGORY')
    const moved = after.nodes.filter(
      ({ updatedAt }, place) => updatedAt !== before.nodes[place]?.updatedAt,
    )
    expect(moved.map(({ translations }) => translations[0]?.slug)).toEqual(['dexamenes'])
  })

  it('rejects more at once than it promises', async () => {
    const { errors } = await platform.graphql(
      '{ cataloguePages(type: BRAND, first: 2001) { total } }',
    )
    expect(JSON.stringify(errors)).toContain('BAD_USER_INPUT')
  })
})
