import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

interface Found {
  productsSearch: {
    total: number
    correctedTerm: string | null
    suggestions: string[]
    nodes: { sku: string }[]
    aggregations: {
      name: string
      label: string
      minMinor: number | null
      maxMinor: number | null
      buckets: { value: string; count: number }[]
    }[]
  }
}

describeWithDatabase('productsSearch', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  const search = async (variables: object, locale = 'el') => {
    const { data, errors } = await platform.graphql<Found>(
      `query ($term: String, $where: ProductsWhere, $order: ProductsOrder, $aggs: [Aggregation!],
          $fields: [SearchField!], $suggest: Boolean, $first: Int, $skip: Int) {
        productsSearch(term: $term, where: $where, order: $order, aggs: $aggs, fields: $fields,
          suggest: $suggest, first: $first, skip: $skip) {
          total correctedTerm suggestions nodes { sku }
          aggregations { name label minMinor maxMinor buckets { value count } } } }`,
      { ...variables },
      { locale },
    )
    expect(errors).toBeUndefined()
    return data.productsSearch
  }
  const skus = async (variables: object, locale?: string) =>
    (await search(variables, locale)).nodes.map((node) => node.sku)

  it.each([
    'δεξαμενή',
    'ΔΕΞΑΜΕΝΕΣ',
    'δεξαμενων',
    'dexameni',
    'deksamenh',
    'δεξαμ',
    'tnk-53',
    'TNK53',
    'τοροειδησ',
    'toroeidis',
    'tank',
    'kordelin δεξαμενη',
  ])('finds the tank by %s', async (term) => {
    expect(await skus({ term })).toEqual(['TNK-40'])
  })

  it.each(['ρυθμιστής', 'ρυθμιστες', 'ruthmisths', 'rythmistis', 'rithmistis', 'rg30'])(
    'finds the regulator by %s',
    async (term) => {
      expect(await skus({ term })).toEqual(['RG-30'])
    },
  )

  it('searches a corrected term when nothing is found, and returns it', async () => {
    expect(await search({ term: 'δεξαμνή' })).toMatchObject({
      total: 1,
      correctedTerm: 'δεξαμενή',
      nodes: [{ sku: 'TNK-40' }],
    })
    expect(await search({ term: 'zzzzqq' })).toMatchObject({ total: 0, correctedTerm: null })
    expect(await search({ term: '+ & | !' })).toMatchObject({ total: 0 })
  })

  it('treats signs of other languages as text, not as operators', async () => {
    const { total } = await search({ term: 'δεξαμενή' })
    for (const term of [
      '.*',
      '%',
      '_',
      '(δεξαμενή|.*',
      "' OR 1=1 --",
      '\\',
      '[^a]',
      ':*',
      '!x & y',
    ]) {
      expect([term, (await search({ term })).total <= total]).toEqual([term, true])
    }
  })

  it('searches only the requested fields', async () => {
    expect(await skus({ term: 'kordelin' })).toEqual(['TNK-40'])
    expect(await skus({ term: 'kordelin', fields: ['NAME', 'SKU'] })).toEqual([])
  })

  it('orders by price, name and discount', async () => {
    expect(await skus({ order: 'PRICE_ASC' })).toEqual(['RG-30', 'DT-1', 'TNK-40'])
    expect(await skus({ order: 'PRICE_DESC' })).toEqual(['TNK-40', 'DT-1', 'RG-30'])
    expect(await skus({ order: 'NAME' })).toEqual(['DT-1', 'RG-30', 'TNK-40'])
    expect((await skus({ order: 'DISCOUNT' }))[0]).toBe('DT-1')
    expect(await skus({})).toEqual(['TNK-40', 'RG-30', 'DT-1'])
  })

  it('filters by category and its descendants, by brand, price, offer and option', async () => {
    expect(await skus({ where: { categories: ['ygraerio'] } })).toEqual(['TNK-40', 'RG-30'])
    expect(await skus({ where: { brands: ['kordelin'] } })).toEqual(['TNK-40'])
    expect(await skus({ where: { price: { maxMinor: 2_480 } } })).toEqual(['RG-30'])
    expect(await skus({ where: { price: { minMinor: 2_481 } } })).toEqual(['TNK-40', 'DT-1'])
    expect(await skus({ where: { onSale: true } })).toEqual(['TNK-40', 'DT-1'])
    expect(await skus({ where: { promotions: ['winter'] } })).toEqual(['TNK-40', 'DT-1'])
    const options = [{ internalName: 'capacity', values: ['53'] }]
    expect(await skus({ where: { options } })).toEqual(['TNK-40'])
    expect(await skus({ where: { categories: ['no-such'] } })).toEqual([])
  })

  it('counts each facet under every other selection', async () => {
    const { total, aggregations } = await search({
      where: { categories: ['rythmistes'] },
      aggs: ['CATEGORIES', 'AVAILABILITY', 'PRICE', 'OPTIONS'],
    })
    expect(total).toBe(1)
    expect(aggregations).toEqual([
      {
        name: 'categories',
        label: 'Κατηγορία',
        minMinor: null,
        maxMinor: null,
        buckets: [
          { value: 'ygraerio', count: 2 },
          { value: 'dexamenes', count: 1 },
          { value: 'toroeideis', count: 1 },
          { value: 'rythmistes', count: 1 },
          { value: 'asfaleia', count: 1 },
        ],
      },
      {
        name: 'availability',
        label: 'Διαθεσιμότητα',
        minMinor: null,
        maxMinor: null,
        buckets: [{ value: 'LOW_STOCK', count: 1 }],
      },
      { name: 'price', label: 'Τιμή', minMinor: 2_480, maxMinor: 2_480, buckets: [] },
    ])
  })

  it('pages, and rejects pages beyond the bounds', async () => {
    expect(await skus({ first: 1, skip: 1 })).toEqual(['RG-30'])
    const answer = await platform.graphql('{ productsSearch(first: 101) { total } }')
    expect(answer.errors?.[0]?.message).toContain('1 to 100')
  })

  it('suggests products, categories, brands and terms for a partial term', async () => {
    const suggest = async (term: string) => {
      const { data } = await platform.graphql<{ searchSuggestions: unknown }>(
        `query ($term: String!) { searchSuggestions(term: $term) {
          products { sku } categories { slug } brands { slug } terms } }`,
        { term },
      )
      return data.searchSuggestions
    }
    const tanks = {
      products: [{ sku: 'TNK-40' }],
      categories: [{ slug: 'dexamenes' }],
      brands: [],
      terms: ['δεξαμενές'],
    }
    expect(await suggest('δεξ')).toEqual(tanks)
    expect(await suggest('dex')).toEqual(tanks)
    expect(await suggest('kord')).toEqual({
      products: [{ sku: 'TNK-40' }],
      categories: [],
      brands: [{ slug: 'kordelin' }],
      terms: ['kordelin'],
    })
    expect(await suggest('δεξαμνή')).toMatchObject({
      products: [{ sku: 'TNK-40' }],
      terms: expect.arrayContaining(['δεξαμενή']) as unknown,
    })
    expect(await suggest(' - ')).toEqual({ products: [], categories: [], brands: [], terms: [] })
  })

  it('does not return a cached list when the catalogue has changed', async () => {
    expect(await skus({ order: 'PRICE_ASC' })).toEqual(['RG-30', 'DT-1', 'TNK-40'])
    const setPrice = (minor: number) =>
      database.write('floga', (sql) =>
        sql.query(`UPDATE variants SET price_minor = $1 WHERE sku = 'RG-30'`, [minor]),
      )
    await setPrice(9_999_900)
    expect(await skus({ order: 'PRICE_ASC' })).toEqual(['DT-1', 'TNK-40', 'RG-30'])
    await setPrice(2_480)
    expect(await skus({ order: 'PRICE_ASC' })).toEqual(['RG-30', 'DT-1', 'TNK-40'])
  })

  it('finds similar products without the given one', async () => {
    const { data } = await platform.graphql(
      '{ similarProducts(where: { sku: "TNK-40" }) { sku } suggestedProducts(first: 2) { nodes { sku } } }',
    )
    expect(data).toEqual({
      similarProducts: [{ sku: 'RG-30' }],
      suggestedProducts: { nodes: [{ sku: 'TNK-40' }, { sku: 'DT-1' }] },
    })
  })
})
