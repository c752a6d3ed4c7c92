import { describe, expect, it } from 'vitest'
import { createTwins, medusaStove } from '../testing/create-twins.js'

const lastReading = (twins: Awaited<ReturnType<typeof createTwins>>) =>
  twins.report.readings().at(-1)!

describe('goods from Medusa', () => {
  it('creates a product with texts of both languages, image, price and stock', async () => {
    const twins = await createTwins()
    twins.medusa.translations.push({
      reference_id: 'prod_1',
      locale_code: 'en-US',
      translations: { title: 'Wood stove' },
    })
    await twins.settle()
    const record = twins.platform.records.get('xylosompa')!
    expect(record['translations']).toEqual({
      el: { name: 'Ξυλόσομπα', slug: 'xylosompa', description: '<p>Ζεσταίνει &amp; κρατά.</p>' },
      en: {
        name: 'Wood stove',
        slug: 'wood-stove',
        description: '<p>Ζεσταίνει &amp; κρατά.</p>',
      },
    })
    expect(record['variants']).toMatchObject([
      { sku: 'STOVE-1', priceMinor: 34_900, options: {}, weightGrams: 40_000 },
    ])
    const [image] = record['images']
    expect(image.alt).toEqual({ el: 'Ξυλόσομπα', en: 'Wood stove' })
    expect(Buffer.from(twins.platform.images.get(image.file)!, 'base64').toString()).toBe(
      'bytes of an image',
    )
    expect(twins.platform.stock.get('STOVE-1')).toBe(10)
    expect(twins.medusa.products[0]).toMatchObject({
      metadata: { floga_key: 'xylosompa' },
      shipping_profile: { id: 'sp_1' },
    })
  })

  it('finds no difference when everything is read again', async () => {
    const twins = await createTwins()
    await twins.settle()
    expect(lastReading(twins).differences).toBe(1)
    const writes = [...twins.platform.writes]
    twins.connector.readAll()
    await twins.settle()
    expect(lastReading(twins)).toMatchObject({ isFull: true, products: 1, differences: 0 })
    expect(twins.platform.writes).toEqual(writes)
  })

  it('keeps what Medusa does not have, and the addresses of pages', async () => {
    const twins = await createTwins()
    await twins.settle()
    const property = { group: 'list', name: { el: 'Α', en: 'A' }, values: [] }
    const held = twins.platform.records.get('xylosompa')!
    twins.platform.records.set('xylosompa', { ...held, properties: [property] })
    Object.assign(twins.medusa.products[0]!, { title: 'Σόμπα', handle: 'another' })
    twins.connector.notice({ kind: 'goods' })
    await twins.settle()
    expect([...twins.platform.records.keys()]).toEqual(['xylosompa'])
    const record = twins.platform.records.get('xylosompa')!
    expect(record['translations'].el).toMatchObject({ name: 'Σόμπα', slug: 'xylosompa' })
    expect(record['properties']).toEqual([property])
  })

  it('gives a page an address in a language with its first translation alone', async () => {
    const twins = await createTwins()
    await twins.settle()
    const slugs = () => {
      const { el, en } = twins.platform.records.get('xylosompa')!['translations']
      return [el.slug, en.slug]
    }
    expect(slugs()).toEqual(['xylosompa', 'xylosompa'])
    const translate = async (name: string) => {
      twins.medusa.translations = [
        { reference_id: 'prod_1', locale_code: 'en-US', translations: { title: name } },
      ]
      twins.connector.notice({ kind: 'goods' })
      await twins.settle()
    }
    await translate('Wood stove')
    expect(slugs()).toEqual(['xylosompa', 'wood-stove'])
    await translate('Stove for wood')
    expect(slugs()).toEqual(['xylosompa', 'wood-stove'])
  })

  it('carries over plain sales with their period, and names all other price lists', async () => {
    const twins = await createTwins()
    const price = { amount: 299, currency_code: 'eur', variant_id: 'variant_1', rules: {} }
    const list = { type: 'sale', status: 'active', price_list_rules: [], prices: [price] }
    twins.medusa.priceLists.push(
      { ...list, id: 'p1', title: 'Winter', ends_at: '2026-12-24T22:00:00.000Z' },
      { ...list, id: 'p2', title: 'Club', price_list_rules: [{ attribute: 'customer.groups.id' }] },
      { ...list, id: 'p3', title: 'Wholesale', type: 'override' },
      { ...list, id: 'p4', title: 'Many', prices: [{ ...price, min_quantity: 10 }] },
      { ...list, id: 'p5', title: 'Over', ends_at: '2026-11-01T00:00:00.000Z' },
    )
    await twins.settle()
    const [variant] = twins.platform.records.get('xylosompa')!['variants']
    expect(variant).toMatchObject({
      priceMinor: 34_900,
      salePriceMinor: 29_900,
      salePeriod: { endsAt: '2026-12-24T22:00:00.000Z' },
    })
    expect(twins.report.lines().map(({ text }) => text)).toEqual([
      'Price list "Club" holds for some customers alone.',
      'Price list "Wholesale" replaces prices without a sale: set them as prices.',
      'Price list "Many": 1 of its prices have another currency, a quantity or a condition.',
    ])
  })

  it('names products that cannot be carried over, and carries the others over', async () => {
    const twins = await createTwins()
    const stove = medusaStove()
    const [variant] = stove['variants']
    twins.medusa.products.push(
      {
        ...stove,
        id: 'p2',
        title: 'No SKU',
        handle: 'no-sku',
        variants: [{ ...variant, sku: '' }],
      },
      {
        ...stove,
        id: 'p3',
        title: 'No price',
        handle: 'no-price',
        variants: [{ ...variant, id: 'v3', sku: 'B', prices: [] }],
      },
      {
        ...stove,
        id: 'p4',
        title: 'x'.repeat(10),
        handle: 'long-sku',
        variants: [{ ...variant, id: 'v4', sku: 'S'.repeat(80) }],
      },
    )
    await twins.settle()
    expect([...twins.platform.records.keys()]).toEqual(['xylosompa'])
    expect(twins.report.lines().map(({ text }) => text)).toEqual([
      '"No SKU" has a variant without an SKU: the shop knows variants by it.',
      '"No price": B has no price in EUR.',
      expect.stringMatching(/^"xxxxxxxxxx" cannot be carried over: variants\.0\.sku /),
    ])
  })

  it('no longer shows what was deleted in Medusa, and leaves what it never had', async () => {
    const twins = await createTwins()
    await twins.settle()
    const own = { ...twins.platform.records.get('xylosompa')!, key: 'own', variants: [] }
    twins.platform.records.set('own', {
      ...own,
      variants: [{ sku: 'OWN', priceMinor: 1, stock: 1 }],
    })
    twins.medusa.products.splice(0)
    twins.connector.readAll()
    await twins.settle()
    expect(twins.platform.records.get('xylosompa')).toMatchObject({ published: false })
    expect(twins.platform.records.get('own')).toMatchObject({ published: true })
    expect(twins.report.lines().map(({ text }) => text)).toEqual([
      'The product own is in the shop alone: it stays as it is.',
    ])
  })
})
