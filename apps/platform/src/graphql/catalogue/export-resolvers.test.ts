import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogueExport } from '../../foundation/generated/contract-types.js'
import type { Database } from '../../foundation/database/database.js'
import type { ImageMetadata } from '../../domains/catalogue/import/image-metadata.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

const photo: ImageMetadata = {
  width: 2_400,
  height: 1_600,
  preview: null,
  version: 'abcd1234',
  isDrawing: false,
}

const alt = { el: 'Δεξαμενή', en: 'Tank' }

describeWithDatabase('catalogueExport', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, feedRecords(), {
      describeImage: (name) => Promise.resolve({ ...photo, isDrawing: name === 'drawing' }),
    })
    platform = startTestPlatform(database, { clock: () => new Date('2026-11-20T10:00:00Z') })
  })
  afterAll(() => database.close())

  const ask = async (variables: object, locale = 'el') => {
    const { data, errors } = await platform.graphql<{ catalogueExport: CatalogueExport }>(
      query,
      { ...variables },
      { locale },
    )
    return { page: data?.catalogueExport, errors }
  }

  it('leads through all products in the merchant’s order, each once', async () => {
    const names: string[] = []
    let after: string | null = null
    do {
      const { page } = await ask({ first: 1, after }, 'en')
      names.push(...page.nodes.map(({ name }) => name))
      after = page.nextCursor ?? null
    } while (after !== null)
    expect(names).toEqual(['Toroidal tank', 'Regulator 30 mbar', 'Cylinder detector'])
  })

  it("contains a product's data for feeds", async () => {
    const { page, errors } = await ask({ shipTo: ['GR', 'CY'] }, 'en')
    expect(errors).toBeUndefined()
    const [tank, , detector] = page.nodes
    expect(page.currency).toBe('EUR')
    expect(tank).toMatchObject({
      slug: 'toroidal-tank',
      text: null,
      brand: 'Kordelin',
      categoryPath: ['Gas', 'Tanks', 'Toroidal'],
      googleCategory: '2765',
      images: [{ src: 'tank-a-1200.jpg?v=abcd1234', width: 1_200, height: 800 }],
      properties: [{ name: 'Diameter', value: '600 mm' }],
    })
    expect(tank?.variants).toMatchObject([
      { sku: 'TNK-40', priceMinor: 123_450, payableMinor: 123_450, salePeriod: null, stock: 8 },
      {
        sku: 'TNK-53',
        barcode: '5201234567894',
        options: [{ name: 'Capacity', label: '53 l', kind: 'OTHER' }],
        priceMinor: 18_000,
        payableMinor: 15_000,
        salePeriod: {
          startsAt: '2026-11-01T00:00:00.000Z',
          endsAt: '2026-12-01T00:00:00.000Z',
        },
        unitPricing: { measure: '53 l', base: '1 l' },
        availability: 'OUT_OF_STOCK',
      },
    ])
    expect(tank?.variants[0]?.shipping).toEqual([
      { country: 'GR', service: 'Courier', costMinor: 0 },
      { country: 'CY', service: 'Courier', costMinor: 7_960 },
    ])
    expect(detector?.variants[0]?.shipping.map(({ country }) => country)).toEqual(['GR'])
  })

  it('is in the requested language', async () => {
    const { page } = await ask({ first: 1 })
    expect(page.nodes[0]).toMatchObject({
      name: 'Τοροειδής δεξαμενή',
      text: 'Για το αυτοκίνητο.',
      categoryPath: ['Υγραέριο', 'Δεξαμενές', 'Τοροειδείς'],
    })
  })

  it('contains the dispatch day, if the tenant has working days', async () => {
    await database.write('floga', (sql) =>
      sql.query(`UPDATE tenants SET settings = settings || $1::text::jsonb`, [
        JSON.stringify({
          workingDays: { weekdays: [1, 2, 3, 4, 5], orderBy: '14:00' },
          dispatchDays: [{ availability: 'BACKORDER', min: 2, max: 3 }],
        }),
      ]),
    )
    const fresh = startTestPlatform(database, { clock: () => new Date('2026-11-20T10:00:00Z') })
    const { data } = await fresh.graphql<{ catalogueExport: CatalogueExport }>(query)
    const variants = data.catalogueExport.nodes.flatMap((node) => node.variants)
    expect(variants.map(({ sku, dispatchBy }) => [sku, dispatchBy])).toEqual([
      ['TNK-40', null],
      ['TNK-53', null],
      ['RG-30', null],
      // Friday, and three working days.
      ['DT-1', '2026-11-24T22:00:00.000Z'],
    ])
  })

  it('rejects an invalid page', async () => {
    for (const variables of [
      { first: 501 },
      { first: 0 },
      { after: 'x' },
      { shipTo: ['Greece'] },
      { shipTo: Array.from({ length: 31 }, () => 'GR') },
    ]) {
      expect((await ask(variables)).errors).toHaveLength(1)
    }
  })
})

const query = `query ($first: Int, $after: String, $shipTo: [String!]) {
  catalogueExport(first: $first, after: $after, shipTo: $shipTo) {
    currency nextCursor nodes {
      name slug text brand categoryPath googleCategory
      images { src width height } properties { name value }
      variants {
        sku barcode options { name label kind } priceMinor payableMinor
        salePeriod { startsAt endsAt } availability stock dispatchBy unitPricing { measure base }
        shipping { country service costMinor } } } } }`

/** The small catalogue with additional fields of feeds. */
function feedRecords(): Record<string, unknown>[] {
  return testRecords().map((record) => {
    if (record['key'] === 'gas') return { ...record, googleCategory: '2765' }
    if (record['key'] === 'winter')
      return {
        ...record,
        startsAt: '2026-11-01T00:00:00.000Z',
        endsAt: '2026-12-01T00:00:00.000Z',
      }
    if (record['type'] !== 'product' || record['key'] !== 'tank') return record
    const [first, second] = record['variants'] as object[]
    return {
      ...record,
      images: [
        { file: 'drawing', alt },
        { file: 'tank-a', alt },
      ],
      variants: [
        first,
        {
          ...second,
          barcode: '5201234567894',
          unitPricing: { measure: '53 l', base: '1 l' },
        },
      ],
    }
  })
}
