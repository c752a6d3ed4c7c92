import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { countStatements } from '../../testing/count-statements.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

const english = { locale: 'en' }

describeEachEngine('the catalogue', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  it('returns the menu by sortOrder, three levels deep, without empty categories', async () => {
    const { data } = await platform.graphql(
      '{ menuCategories { name slug productsCount children { name children { name } } } }',
    )
    expect(data['menuCategories']).toEqual([
      {
        name: 'Υγραέριο',
        slug: 'ygraerio',
        productsCount: 2,
        children: [
          { name: 'Δεξαμενές', children: [{ name: 'Τοροειδείς' }] },
          { name: 'Ρυθμιστές', children: [] },
        ],
      },
      { name: 'Ασφάλεια', slug: 'asfaleia', productsCount: 1, children: [] },
    ])
  })

  it('returns a product in the language and formats of the locale', async () => {
    const query = `query ($slug: String!) { product(where: { slug: $slug }) {
      name slug kind description availability totalOnHand onSale country { name }
      breadcrumbs { slug } brand { name } facts { name value } related { sku }
      variants { label onSale discount { formatted } price { amountMinor }
        salePriceWithTax { formatted } priceWithTax { formatted } lowestPrice30Days { amountMinor }
        availability maxQuantity width { value formatted } weight { formatted } }
    } }`
    const greek = await platform.graphql<{ product: unknown }>(query, {
      slug: 'toroeidis-dexameni',
    })
    expect(greek.data.product).toEqual({
      name: 'Τοροειδής δεξαμενή',
      slug: 'toroeidis-dexameni',
      kind: 'toroid',
      description: '<p>Για το αυτοκίνητο.</p>',
      availability: 'IN_STOCK',
      totalOnHand: 8,
      onSale: true,
      country: { name: 'Ελλάδα' },
      breadcrumbs: [{ slug: 'ygraerio' }, { slug: 'dexamenes' }, { slug: 'toroeideis' }],
      brand: { name: 'Kordelin' },
      facts: [{ name: 'Διάμετρος', value: '600 mm' }],
      related: [{ sku: 'RG-30' }],
      variants: [
        {
          label: '40 l',
          onSale: false,
          discount: null,
          price: { amountMinor: 99_556 },
          salePriceWithTax: { formatted: '1.234,50\u00a0€' },
          priceWithTax: { formatted: '1.234,50\u00a0€' },
          lowestPrice30Days: null,
          availability: 'IN_STOCK',
          maxQuantity: 8,
          width: { value: 600, formatted: '60\u00a0cm' },
          weight: { formatted: '25\u00a0kg (25.000\u00a0g)' },
        },
        {
          label: '53 l',
          onSale: true,
          discount: { formatted: '30,00\u00a0€' },
          price: { amountMinor: 14_516 },
          salePriceWithTax: { formatted: '150,00\u00a0€' },
          priceWithTax: { formatted: '180,00\u00a0€' },
          lowestPrice30Days: { amountMinor: 18_000 },
          availability: 'OUT_OF_STOCK',
          maxQuantity: 0,
          width: null,
          weight: null,
        },
      ],
    })
    const other = await platform.graphql<{ product: { variants: object[] } }>(
      query,
      { slug: 'toroidal-tank' },
      english,
    )
    expect(other.data.product.variants[0]).toMatchObject({
      salePriceWithTax: { formatted: '€1,234.50' },
      weight: { formatted: '25\u00a0kg (25,000\u00a0g)' },
    })
  })

  it('finds a product by sku and by id, and none of another tenant', async () => {
    const query = 'query ($where: UniqueKey!) { product(where: $where) { id slug } }'
    const bySku = await platform.graphql<{ product: { id: string; slug: string } }>(query, {
      where: { sku: 'TNK-53' },
    })
    const where = { id: bySku.data.product.id }
    expect((await platform.graphql(query, { where })).data['product']).toEqual(bySku.data.product)
    const elsewhere = await platform.graphql(query, { where }, { tenant: 'other' })
    expect(elsewhere.data['product']).toBeNull()
  })

  it('rejects a key that names several things', async () => {
    const answer = await platform.graphql('{ product(where: { id: "a", sku: "b" }) { id } }')
    expect(answer.errors?.[0]?.message).toContain('Exactly one')
  })

  it('redirects from a retired slug and from the other locale to the right one', async () => {
    const query = `query ($slug: String!) { seoTranslations(where: { slug: $slug, type: PRODUCT }) {
      translations { locale slug } seoMeta { name content } redirectTo } }`
    const retired = await platform.graphql(query, { slug: 'palia-dexameni' })
    expect(retired.data['seoTranslations']).toEqual({
      translations: [
        { locale: 'el', slug: 'toroeidis-dexameni' },
        { locale: 'en', slug: 'toroidal-tank' },
      ],
      seoMeta: [
        { name: 'title', content: 'Τοροειδής δεξαμενή' },
        { name: 'description', content: 'Χωράει στη ρεζέρβα.' },
      ],
      redirectTo: 'toroeidis-dexameni',
    })
    const foreign = await platform.graphql(query, { slug: 'toroeidis-dexameni' }, english)
    expect(foreign.data['seoTranslations']).toMatchObject({ redirectTo: 'toroidal-tank' })
    const right = await platform.graphql(query, { slug: 'toroeidis-dexameni' })
    expect(right.data['seoTranslations']).toMatchObject({ redirectTo: null })
    const unknown = await platform.graphql(query, { slug: 'nothing' })
    expect(unknown.data['seoTranslations']).toBeNull()
  })

  it('tells the site of another tenant nothing of a slug', async () => {
    const query = `query ($clientId: String) { seoTranslations(
      where: { slug: "toroeidis-dexameni", type: PRODUCT }, clientId: $clientId) { redirectTo } }`
    const own = await platform.graphql(query, { clientId: 'floga' })
    expect(own.data['seoTranslations']).toEqual({ redirectTo: null })
    const other = await platform.graphql(query, { clientId: 'other' })
    expect(other.data['seoTranslations']).toBeNull()
  })

  it('redirects a retired brand or category slug by the same query', async () => {
    const query = `query ($slug: String!, $type: SeoType!) {
      seoTranslations(where: { slug: $slug, type: $type }) { redirectTo translations { slug } } }`
    const category = await platform.graphql(query, { slug: 'tanks', type: 'CATEGORY' })
    expect(category.data['seoTranslations']).toMatchObject({ redirectTo: 'dexamenes' })
    const brand = await platform.graphql(query, { slug: 'kordelin', type: 'BRAND' })
    expect(brand.data['seoTranslations']).toMatchObject({
      redirectTo: null,
      translations: [{ slug: 'kordelin' }, { slug: 'kordelin' }],
    })
  })

  it('lists brands that have products', async () => {
    const { data } = await platform.graphql('{ brands { name children { slug productsCount } } }')
    expect(data['brands']).toEqual({
      name: 'Κατασκευαστές',
      children: [{ slug: 'kordelin', productsCount: 1 }],
    })
  })

  it('lists the offers that run, with their products in order and cleaned words', async () => {
    const { data } = await platform.graphql(
      '{ promotions { total nodes { slug description products { sku } } } }',
    )
    expect(data['promotions']).toEqual({
      total: 1,
      nodes: [
        {
          slug: 'cheimonas',
          description: '<p>Ζεστά</p>',
          products: [{ sku: 'DT-1' }, { sku: 'TNK-40' }],
        },
      ],
    })
  })

  it('runs a constant number of queries for more products', async () => {
    const counted = countStatements(database)
    const { graphql } = startTestPlatform(counted.database)
    // The first list of a version reads the ratings of all products.
    await graphql('{ productsSearch(first: 1) { nodes { id } } }')
    const statements = async (query: string) => {
      const before = counted.count()
      const { errors } = await graphql(query)
      expect(errors).toBeUndefined()
      return counted.count() - before
    }
    // Each read queries the version, unless only this process can have changed it.
    const asked = engine === 'postgres' ? 1 : 0
    const card = 'nodes { id master { sku } brand { name } category { name } image { alt } }'
    expect(await statements('{ menuCategories { id children { id children { id } } } }')).toBe(
      asked,
    )
    for (const first of [24, 24, 1]) {
      const query = `{ productsSearch(first: ${first}) { total ${card} } }`
      expect(await statements(query)).toBe(2 * asked + 1)
    }
    expect(
      await statements(`{ product(where: { sku: "TNK-40" }) {
        id brand { id } breadcrumbs { id } variants { id } related { id } } }`),
    ).toBe(2 * asked + 2)
    // Everything that a page queries about its product: the product once, the parts that fit it,
    // all cards together.
    expect(
      await statements(`{ product(where: { slug: "toroeidis-dexameni" }) { id saleEndsAt related { id } }
        seoTranslations(where: { slug: "toroeidis-dexameni", type: PRODUCT }) { redirectTo }
        similarProducts(where: { slug: "toroeidis-dexameni" }) { id }
        productSet(where: { slug: "toroeidis-dexameni" }) { totals { variantIds } } }`),
    ).toBe(3 * asked + 3)
    expect(await statements(`{ promotions { nodes { products { id } } } }`)).toBe(2 * asked + 1)
  })

  it('shows a change at once, with a new version', async () => {
    const version = async () => {
      const answer = await platform.app.inject({
        url: '/main/catalogue-version',
        headers: { tenant: 'floga' },
      })
      return answer.json<{ version: string }>().version
    }
    const before = await version()
    await setStock(database, 2)
    expect(await version()).toBe(before)
    await setStock(database, 0)
    expect(await version()).not.toBe(before)
    const { data } = await platform.graphql(
      '{ productsSearch(where: { availability: [OUT_OF_STOCK] }) { nodes { sku } } }',
    )
    expect(data['productsSearch']).toEqual({ nodes: [{ sku: 'RG-30' }] })
    await setStock(database, 3)
  })

  it('returns a day of arrival, and a new version on the next day', async () => {
    const workingDays = { weekdays: [1, 2, 3, 4, 5], orderBy: '14:00', holidays: ['2026-11-25'] }
    await database.write('floga', (sql) =>
      sql.query(`UPDATE tenants SET settings = settings || $1::text::jsonb`, [
        JSON.stringify({
          workingDays,
          dispatchDays: [{ availability: 'LOW_STOCK', min: 0, max: 0 }],
          hasStockAtPickup: true,
          pickupAddress: { el: 'Οδός Πυροστιάς 12' },
        }),
      ]),
    )
    const seenAt = async (now: string) => {
      const { app, graphql } = startTestPlatform(database, { clock: () => new Date(now) })
      const headers = { tenant: 'floga' }
      const answer = await app.inject({ url: '/main/catalogue-version', headers })
      const { data } = await graphql<{ product: { master: PromisedVariant } }>(`
        {
          product(where: { sku: "RG-30" }) {
            master {
              pickupStock
              delivery {
                kind
                place
                arrival {
                  earliest
                  latest
                  orderBy
                }
              }
            }
          }
        }
      `)
      return { version: answer.json<{ version: string }>().version, ...data.product.master }
    }
    const early = await seenAt('2026-11-23T08:00:00Z')
    expect(early.pickupStock).toBe(3)
    expect(early.delivery).toMatchObject([
      {
        kind: 'COURIER',
        place: [],
        arrival: {
          earliest: '2026-11-23T22:00:00.000Z',
          latest: '2026-11-26T22:00:00.000Z',
          orderBy: '2026-11-23T12:00:00.000Z',
        },
      },
      { kind: 'COURIER' },
      { kind: 'PICKUP', place: ['Οδός Πυροστιάς 12'] },
    ])
    expect((await seenAt('2026-11-23T11:59:59Z')).version).toBe(early.version)
    const late = await seenAt('2026-11-23T12:00:00Z')
    expect(late.version).not.toBe(early.version)
    expect(late.delivery[0]?.arrival.earliest).toBe('2026-11-25T22:00:00.000Z')
    // Nothing changes again before the next limit.
    expect((await seenAt('2026-11-24T11:59:59Z')).version).toBe(late.version)
  })
})

interface PromisedVariant {
  pickupStock: number | null
  delivery: { kind: string; place: string[]; arrival: { earliest: string } }[]
}

function setStock(database: Database, stock: number): Promise<unknown> {
  return database.write('floga', (sql) =>
    sql.query(`UPDATE variants SET stock = $1 WHERE sku = 'RG-30'`, [stock]),
  )
}
