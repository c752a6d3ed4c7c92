import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

const guarantee = {
  years: 5,
  producer: 'Kordelin',
  model: 'TNK',
  termsUrl: 'https://kordelin.example/guarantee',
}

/** The test's records, with a tank of which the merchant and its producer say more. */
function recordsWith(durabilityGuarantee: object): unknown[] {
  return testRecords().map((record) => {
    if (record['key'] !== 'tank' || record['type'] !== 'product') return record
    const translations = record['translations'] as Record<string, object>
    const own = { seoTitle: 'Tanks for your car', seoDescription: 'Fits where the wheel was.' }
    return {
      ...record,
      translations: { ...translations, en: { ...translations['en'], ...own } },
      durabilityGuarantee,
    }
  })
}

describeWithDatabase('what a merchant adds to a record', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, recordsWith(guarantee))
    platform = startTestPlatform(database)
  })
  afterAll(() => database.close())

  it('is what search engines are shown, in the language that has it', async () => {
    const seo = async (slug: string, locale: string) => {
      const query = `query ($slug: String!) { seoTranslations(where: { slug: $slug, type: PRODUCT }) {
        seoMeta { name content } } }`
      return (await platform.graphql(query, { slug }, { locale })).data['seoTranslations']
    }
    expect(await seo('toroidal-tank', 'en')).toEqual({
      seoMeta: [
        { name: 'title', content: 'Tanks for your car' },
        { name: 'description', content: 'Fits where the wheel was.' },
      ],
    })
    expect(await seo('toroeidis-dexameni', 'el')).toMatchObject({
      seoMeta: [{ content: 'Τοροειδής δεξαμενή' }, {}],
    })
  })

  it("has the producer's guarantee of durability", async () => {
    const query = `query ($sku: String!) { product(where: { sku: $sku }) {
      durabilityGuarantee { years producer model termsUrl label } } }`
    const ofSku = async (sku: string) => (await platform.graphql(query, { sku })).data['product']
    expect(await ofSku('TNK-53')).toEqual({ durabilityGuarantee: { ...guarantee, label: null } })
    expect(await ofSku('RG-30')).toEqual({ durabilityGuarantee: null })
  })

  it('is refused for a guarantee no longer than the legal one', async () => {
    const report = await importRecords(database, recordsWith({ ...guarantee, years: 2 }))
    expect(report.isApplied).toBe(false)
  })

  it('is an order of products, by their keys where it names no place', async () => {
    const keys = async (records: unknown[]) => {
      await importRecords(database, records)
      const query = '{ productsSearch { nodes { sku } } }'
      const { data } = await platform.graphql<{ productsSearch: { nodes: { sku: string }[] } }>(
        query,
      )
      return data.productsSearch.nodes.map(({ sku }) => sku)
    }
    const placed = recordsWith(guarantee) as Record<string, unknown>[]
    const unplaced = placed.map(({ sortOrder: _place, ...record }) => record)
    expect(await keys(unplaced)).toEqual(['DT-1', 'RG-30', 'TNK-40'])
    expect(await keys(placed)).toEqual(['TNK-40', 'RG-30', 'DT-1'])
  })

  it('lists all promotions when asked for, not those alone that do not run', async () => {
    const ended = {
      type: 'promotion',
      key: 'summer',
      translations: {
        el: { name: 'Καλοκαίρι', slug: 'kalokairi' },
        en: { name: 'Summer', slug: 'summer' },
      },
      products: ['tank'],
      endsAt: '2020-01-01T00:00:00Z',
    }
    await importRecords(database, [...recordsWith(guarantee), ended])
    const query = 'query ($where: PromotionsWhere) { promotions(where: $where) { nodes { name } } }'
    const names = async (where: object | null) => {
      const { data } = await platform.graphql<{ promotions: { nodes: { name: string }[] } }>(
        query,
        { where },
        { locale: 'en' },
      )
      return data.promotions.nodes.map(({ name }) => name).toSorted()
    }
    expect(await names(null)).toEqual(['Winter'])
    expect(await names({ active: false })).toEqual(['Summer', 'Winter'])
  })
})
