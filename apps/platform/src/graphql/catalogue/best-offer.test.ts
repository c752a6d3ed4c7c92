import { afterAll, beforeAll, expect, it } from 'vitest'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { recordSource, testRecords } from '../../testing/test-records.js'

const offerQuery =
  '{ bestOffer { product { sku } promotion { slug discountRate } saving { amountMinor } } }'

describeWithDatabase('strongestOffer', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database)
    await importCatalogue({
      database,
      tenant: 'floga',
      locales: ['el', 'en'],
      source: recordSource([...testRecords(), ...offers]),
      describeImage: (name) =>
        Promise.resolve({ ...facts, version: name, isDrawing: name.startsWith('line/') }),
      skipBad: false,
    })
  })
  afterAll(() => database.close())

  it('is the largest saving in money that has a photograph, can be had and is promoted now', async () => {
    const { data } = await platform.graphql<Record<string, unknown>>(offerQuery)
    expect(data['bestOffer']).toEqual({
      product: { sku: 'BIG' },
      promotion: { slug: 'now', discountRate: 50 },
      saving: { amountMinor: 3_000 },
    })
  })

  it('filters by photograph', async () => {
    const { data } = await platform.graphql<{ productsSearch: { nodes: { sku: string }[] } }>(
      '{ productsSearch(where: { hasImage: true }) { nodes { sku } } }',
    )
    const skus = data.productsSearch.nodes.map(({ sku }) => sku)
    expect(skus.toSorted()).toEqual(['BIG', 'DEEP', 'ENDED', 'GONE', 'SMALL'])
  })

  it('leaves out of a promotion what costs no less than in the 30 days before', async () => {
    const { data } = await platform.graphql<{ promotions: { nodes: { slug: string }[] } }>(
      '{ promotions { nodes { slug productsCount products { sku } } } }',
    )
    expect(data.promotions.nodes.filter(({ slug }) => slug !== 'cheimonas')).toEqual([
      {
        slug: 'now',
        productsCount: 4,
        products: ['SMALL', 'BIG', 'GONE', 'VECTOR'].map((sku) => ({ sku })),
      },
    ])
  })

  it('names the first variant of each colour', async () => {
    const { data } = await platform.graphql<Record<string, unknown>>(
      '{ productsSearch(where: { promotions: ["now"] }, first: 1) { nodes { colors { label value sku } } } }',
    )
    expect(data['productsSearch']).toEqual({
      nodes: [
        {
          colors: [
            { label: 'Μαύρο', value: '#111111', sku: 'SMALL' },
            { label: 'Λευκό', value: '#eeeeee', sku: 'SMALL-W' },
          ],
        },
      ],
    })
  })

  it('finds categories by slugs of any locale, in the requested order', async () => {
    const { data } = await platform.graphql<Record<string, unknown>>(
      '{ categoriesBySlug(slugs: ["tanks", "nothing", "asfaleia"]) { slug } }',
    )
    expect(data['categoriesBySlug']).toEqual([{ slug: 'dexamenes' }, null, { slug: 'asfaleia' }])
  })
})

const facts = { width: 800, height: 800, preview: null }

const colour = {
  internalName: 'colour',
  kind: 'color',
  name: { el: 'Χρώμα', en: 'Colour' },
  values: [
    { value: '#111111', label: { el: 'Μαύρο', en: 'Black' } },
    { value: '#eeeeee', label: { el: 'Λευκό', en: 'White' } },
    { value: '#ff0000', label: { el: 'Κόκκινο', en: 'Red' } },
  ],
}

/** A sale at a price that was already charged within the 30 days before. */
const asLowBefore = { lowestPrice30DaysMinor: 45_000 }

const offers = [
  offered('SMALL', 10, { priceMinor: 2_000, salePriceMinor: 1_000, stock: 4 }, 'heater-a', [
    { sku: 'SMALL-W', options: { colour: '#eeeeee' }, priceMinor: 2_000, stock: 1 },
  ]),
  offered('BIG', 11, { priceMinor: 20_000, salePriceMinor: 17_000, stock: 4 }, 'tank-a'),
  offered('GONE', 12, { priceMinor: 90_000, salePriceMinor: 50_000, stock: 0 }, 'tank-b'),
  offered('VECTOR', 13, { priceMinor: 90_000, salePriceMinor: 50_000, stock: 4 }, 'line/tank'),
  offered('ENDED', 14, { priceMinor: 90_000, salePriceMinor: 50_000, stock: 4 }, 'tank-c'),
  offered(
    'DEEP',
    15,
    { ...asLowBefore, priceMinor: 90_000, salePriceMinor: 45_000, stock: 4 },
    'tank-d',
  ),
  promotion('now', ['small', 'big', 'gone', 'vector', 'deep']),
  promotion('nothing-off', ['deep']),
  { ...promotion('past', ['ended']), endsAt: '2020-01-01T00:00:00.000Z' },
]

function offered(
  sku: string,
  sortOrder: number,
  variant: Record<string, unknown>,
  file: string,
  others: object[] = [],
) {
  const slug = sku.toLowerCase()
  const texts = { name: sku, slug }
  return {
    type: 'product',
    key: slug,
    kind: 'toroid',
    categories: ['tanks'],
    sortOrder,
    images: [{ file, alt: { el: sku, en: sku } }],
    translations: { el: texts, en: { ...texts, slug: `${slug}-en` } },
    ...(others.length > 0 ? { options: [colour] } : {}),
    variants: [
      { sku, ...variant, ...(others.length > 0 ? { options: { colour: '#111111' } } : {}) },
      ...others,
    ],
  }
}

function promotion(slug: string, products: string[]) {
  return {
    type: 'promotion',
    key: slug,
    translations: { el: { name: slug, slug }, en: { name: slug, slug: `${slug}-en` } },
    products,
  }
}
