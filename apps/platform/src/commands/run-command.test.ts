import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { commandPorts } from '../composition/with-command-context.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import { testRecords } from '../testing/test-records.js'
import { runCommand } from './run-command.js'

describe('runCommand', () => {
  let database: Database
  let directory: string
  let notes: string[]
  let results: string[]
  beforeEach(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-command-'))
    notes = []
    results = []
  })
  afterEach(() => database.close())

  const run = (words: string[], values: Parameters<typeof runCommand>[2] = {}) =>
    runCommand(
      {
        database,
        images: createImageLibrary((tenant) => [join(directory, 'pictures', tenant)]),
        documents: createDocumentLibrary((tenant) => [join(directory, 'documents', tenant)]),
        dataDir: directory,
        ports: commandPorts,
        onlineKinds: () => ['CARD'],
        shopUrl: 'https://shop.example',
      },
      words,
      values,
      { note: (line) => notes.push(line), result: (line) => results.push(line) },
    )
  const createTenant = (tenant: string, locales: string) =>
    run(['create-tenant'], {
      tenant,
      locales,
      currency: 'EUR',
      country: 'DE',
      'time-zone': 'Europe/Berlin',
      'tax-rate': '19',
    })
  const write = async (name: string, text: string) => {
    const path = join(directory, name)
    await writeFile(path, text)
    return path
  }
  const ask = async (query: string, tenant: string) => {
    const { graphql } = startTestPlatform(database)
    const { data, errors } = await graphql(query, {}, { tenant, locale: 'en' })
    expect(errors).toBeUndefined()
    return data
  }

  it('imports a file, and says that nothing changed the second time', async () => {
    const lines = testRecords().map((record) => JSON.stringify(record))
    const path = await write('catalogue.jsonl', `${lines.join('\n')}\n\n`)
    expect(await run(['import', path])).toBe(true)
    expect(await run(['import', path])).toBe(true)
    expect(results).toEqual([
      '12 added, 0 changed, 0 unchanged, 0 skipped',
      '0 added, 0 changed, 12 unchanged, 0 skipped',
    ])
  })

  it('names the line of a broken file and changes nothing', async () => {
    const path = await write('broken.jsonl', `${JSON.stringify(testRecords()[0])}\n{"type":\n`)
    expect(await run(['import', path])).toBe(false)
    expect(notes.join('\n')).toContain(`${path}:2: is no JSON`)
    expect(await ask('{ brands { children { name } } }', 'floga')).toEqual({
      brands: { children: [] },
    })
  })

  it('takes a Shopify export over and reports what it leaves out', async () => {
    const path = await write('export.csv', shopifyExport)
    await createTenant('stoves', 'en')
    const values = { tenant: 'stoves' }
    expect(await run(['import-shopify', path], values)).toBe(true)
    expect(notes).toContainEqual(
      'left out http://127.0.0.1:1/stove.jpg: 127.0.0.1:1 does not answer',
    )
    expect(notes).toContainEqual(`${path}:8: product "nameless" has no title`)
    expect(results[1]).toBe('6 added, 0 changed, 0 unchanged, 1 skipped')
    const data = await ask(
      `{ productsSearch(order: NAME) { nodes { name sku variantsCount onSale discountRate
        brand { name } category { name } salePriceWithTax { formatted } priceWithTax { formatted } } }
        product(where: { slug: "camp-stove" }) {
          description options { internalName values { value } }
          variants { sku label availability maxQuantity weight { value } } } }`,
      'stoves',
    )
    expect(data).toEqual({
      productsSearch: {
        nodes: [
          {
            name: 'Camp Stove',
            sku: 'ST-S',
            variantsCount: 2,
            onSale: true,
            discountRate: 20,
            brand: { name: 'Hearth & Co' },
            category: { name: 'Stoves' },
            salePriceWithTax: { formatted: '€40.00' },
            priceWithTax: { formatted: '€50.00' },
          },
          {
            name: 'Grill',
            sku: 'grill',
            variantsCount: 1,
            onSale: false,
            discountRate: 0,
            brand: null,
            category: { name: 'Other' },
            salePriceWithTax: { formatted: '€99.50' },
            priceWithTax: { formatted: '€99.50' },
          },
        ],
      },
      product: {
        description: '<p>Light,\n<br /> "small".</p>',
        options: [{ internalName: 'size', values: [{ value: 'Small' }, { value: 'Large' }] }],
        variants: [
          {
            sku: 'ST-S',
            label: 'Small',
            availability: 'LOW_STOCK',
            maxQuantity: 3,
            weight: { value: 900 },
          },
          {
            sku: 'camp-stove-large',
            label: 'Large',
            availability: 'OUT_OF_STOCK',
            maxQuantity: 0,
            weight: null,
          },
        ],
      },
    })
    expect(await run(['import-shopify', path], values)).toBe(true)
    expect(results[3]).toBe('0 added, 0 changed, 6 unchanged, 1 skipped')
  })

  it('refuses to mix an export into a tenant of other languages', async () => {
    const path = await write('export.csv', shopifyExport)
    const values = { tenant: 'floga' }
    await expect(run(['import-shopify', path], values)).rejects.toThrow('a tenant of one language')
  })

  it('generates the same catalogue from the same seed', async () => {
    await run(['generate'], { products: '30', tenant: 'one', seed: '7' })
    await run(['generate'], { products: '30', tenant: 'two', seed: '7' })
    expect(results[0]).toMatch(/^115 added/)
    const list =
      '{ productsSearch(first: 30) { total nodes { name salePriceWithTax { amountMinor } } } }'
    expect(await ask(list, 'one')).toEqual(await ask(list, 'two'))
  })

  it('explains itself to who asks for something it does not know', async () => {
    await expect(run(['no-such'])).rejects.toThrow('import <file.jsonl>')
    await expect(run(['generate'])).rejects.toThrow('--products is missing')
  })
})

const shopifyExport = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src
camp-stove,Camp Stove,"<p onclick=""x()"">Light,
<br> ""small"".</p><script>x()</script>",Hearth & Co,Stoves,true,Size,Small,'ST-S,900,shopify,3,deny,40.00,50.00,http://127.0.0.1:1/stove.jpg
camp-stove,,,,,,,Large,,0,shopify,-2,deny,60.00,,
camp-stove,,,,,,,,,,,,,,,http://127.0.0.1:1/stove-2.jpg
grill,Grill,,,,true,Title,Default Title,,0,,0,deny,99.5,0,
hidden,Hidden,,,Stoves,false,Title,Default Title,H-1,0,shopify,1,deny,1,,
nameless,,,,,true,Title,Default Title,N-1,0,shopify,1,deny,1,,
`
