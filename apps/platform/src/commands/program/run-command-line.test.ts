import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { testRecords } from '../../testing/test-records.js'
import { runTestCommand } from '../../testing/run-test-command.js'

describe('runCommandLine', () => {
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

  const run = async (...args: string[]) => {
    const done = await runTestCommand(
      {
        database,
        images: createImageLibrary((tenant) => [join(directory, 'pictures', tenant)]),
        documents: createDocumentLibrary((tenant) => [join(directory, 'documents', tenant)]),
        dataDir: directory,
      },
      args,
    )
    notes.push(...done.notes)
    results.push(...done.results)
    return done.exitCode
  }
  const place = ['--country', 'DE', '--time-zone', 'Europe/Berlin', '--tax-rate', '19']
  const createTenant = (tenant: string, locales: string) =>
    run('create-tenant', '--tenant', tenant, '--locales', locales, '--currency', 'EUR', ...place)
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

  it('imports a file, and reports no changes the second time', async () => {
    const lines = testRecords().map((record) => JSON.stringify(record))
    const path = await write('catalogue.jsonl', `${lines.join('\n')}\n\n`)
    expect(await run('import', path, '--tenant', 'floga')).toBe(0)
    expect(await run('import', path, '--tenant', 'floga')).toBe(0)
    expect(results).toEqual([
      '12 added, 0 changed, 0 unchanged, 0 left out',
      '0 added, 0 changed, 12 unchanged, 0 left out',
    ])
  })

  it('names the line of a broken file and changes nothing', async () => {
    const path = await write('broken.jsonl', `${JSON.stringify(testRecords()[0])}\n{"type":\n`)
    expect(await run('import', path, '--tenant', 'floga')).toBe(1)
    expect(notes.join('\n')).toContain(`${path}:2: is no JSON`)
    expect(await ask('{ brands { children { name } } }', 'floga')).toEqual({
      brands: { children: [] },
    })
  })

  it('imports a Shopify export and reports what it leaves out', async () => {
    const path = await write('export.csv', shopifyExport)
    await createTenant('stoves', 'en')
    expect(await run('import-shopify', path, '--tenant', 'stoves')).toBe(1)
    expect(notes.at(-1)).toContain('Nothing was imported: 1 record has a problem. Fix it,')
    const options = ['--skip-bad', '--image-host', '127.0.0.1:1']
    expect(await run('import-shopify', path, '--tenant', 'stoves', ...options)).toBe(1)
    expect(notes).toContainEqual(
      'left out http://127.0.0.1:1/stove.jpg and 1 other image: 127.0.0.1:1 does not respond',
    )
    expect(notes).toContainEqual(`${path}:8: handle "nameless": Title is missing`)
    expect(results[1]).toBe('6 added, 0 changed, 0 unchanged, 1 left out')
    expect(notes.at(-1)).toBe('Left out: 1 record with a problem, 2 images.')
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
    expect(await run('import-shopify', path, '--tenant', 'stoves', '--skip-bad')).toBe(1)
    expect(results[2]).toBe('0 added, 0 changed, 6 unchanged, 1 left out')
  })

  it('rejects to mix an export into a tenant of other languages', async () => {
    const path = await write('export.csv', shopifyExport)
    expect(await run('import-shopify', path, '--tenant', 'floga')).toBe(1)
    expect(notes.join()).toContain('a tenant of one language')
  })

  it('counts equal problems, and fails when nothing can be imported', async () => {
    const bad = Array.from({ length: 60 }, (_, index) =>
      JSON.stringify({ type: 'brand', key: `Bad ${index}`, name: 'B', slug: 'b' }),
    )
    const path = await write('bad.jsonl', bad.join('\n'))
    expect(await run('import', path, '--tenant', 'floga', '--skip-bad')).toBe(1)
    expect(notes).toContainEqual(`${path}:1: brand "Bad 0": key: must be kebab-case, at most 80`)
    expect(notes).toContainEqual('  and 57 more of this kind: key: must be kebab-case, at most 80')
    expect(notes.at(-1)).toBe('Nothing was imported: all 60 records have a problem.')
    expect(notes.length).toBeLessThan(10)
  })

  it('generates the same catalogue from the same seed', async () => {
    await run('generate', '--products', '30', '--tenant', 'one', '--seed', '7')
    await run('generate', '--products', '30', '--tenant', 'two', '--seed', '7')
    expect(results[0]).toMatch(/^115 added/)
    const list =
      '{ productsSearch(first: 30) { total nodes { name salePriceWithTax { amountMinor } } } }'
    expect(await ask(list, 'one')).toEqual(await ask(list, 'two'))
  })

  it('checks a file in a dry run, and writes nothing', async () => {
    const lines = testRecords().map((record) => JSON.stringify(record))
    const path = await write('catalogue.jsonl', lines.join('\n'))
    const csv = await write('export.csv', shopifyExport)
    await createTenant('stoves', 'en')
    expect(await run('import', path, '--tenant', 'floga', '--dry-run')).toBe(0)
    // A record without a title is left out.
    const dryRun = ['--tenant', 'stoves', '--dry-run', '--skip-bad']
    expect(await run('import-shopify', csv, ...dryRun)).toBe(1)
    // The images that it would borrow are missing here.
    expect(await run('generate', '--products', '3', '--dry-run')).toBe(1)
    expect(results.slice(1)).toEqual([
      'dry run, nothing was written: 12 added, 0 changed, 0 unchanged, 0 left out',
      'dry run, nothing was written: 6 added, 0 changed, 0 unchanged, 1 left out',
      expect.stringMatching(
        /^dry run, nothing was written: \d+ added, 0 changed, 0 unchanged, 0 left out$/,
      ),
    ])
    const found = await database.admin((sql) =>
      sql.query(
        'SELECT (SELECT count(*) FROM products) AS products, tenant FROM tenants ORDER BY 2',
      ),
    )
    expect(found).toEqual(['floga', 'other', 'stoves'].map((tenant) => ({ products: 0, tenant })))
    expect(await readdir(directory)).toEqual(['catalogue.jsonl', 'export.csv'])
  })

  it('uses the only tenant, and requires a name if there are several', async () => {
    expect(await run('list-coupons')).toBe(2)
    expect(await run('list-coupons', '--tenant', 'unknown')).toBe(2)
    expect(notes).toEqual([
      'Name the tenant with --tenant <id>. The database contains floga, other.',
      'No tenant "unknown" exists. The database contains floga, other.',
    ])
    await database.admin((sql) => sql.query("DELETE FROM tenants WHERE tenant = 'floga'"))
    expect(await run('list-coupons')).toBe(0)
    await database.admin((sql) => sql.query('DELETE FROM tenants'))
    expect(await run('list-coupons')).toBe(2)
    expect(notes.at(-1)).toContain('The database contains no tenant.')
  })

  it('rejects a command line that is wrong, and does nothing', async () => {
    const floga = ['--tenant', 'floga']
    const wrong: [string[], string][] = [
      [[], 'Usage: npx floga-platform'],
      [['no-such'], "unknown command 'no-such'"],
      [['import', 'a.jsonl', ...floga, '--sale', 'none'], "unknown option '--sale'"],
      [['set-price', 'X', '5', ...floga, '--locale', 'en'], "unknown option '--locale'"],
      [['list-orders', ...floga, '--dry-run'], "unknown option '--dry-run'"],
      [['backup', 'folder', '--dry-run'], "unknown option '--dry-run'"],
      [['list-coupons', 'one', ...floga], 'too many arguments'],
      [['import', ...floga], "missing required argument 'file.jsonl'"],
      [['generate'], "required option '--products <count>' not specified"],
      [['list-search-misses', ...floga, '--dry-run'], '--dry-run requires --clear'],
    ]
    for (const [args, message] of wrong) {
      notes = []
      expect({ args, exitCode: await run(...args) }).toEqual({ args, exitCode: 2 })
      expect(notes.join('\n')).toContain(message)
    }
    expect(results).toEqual([])
  })

  it('explains every command, without a database', async () => {
    expect(await run('--help')).toBe(0)
    const names = [...results.join('\n').matchAll(/^ {2}([a-z][a-z-]+) .*$/gm)].map(
      ([, name]) => name,
    )
    expect(names).toContain('set-price')
    expect(names.length).toBeGreaterThan(25)
    for (const name of names.filter((one) => one !== 'help')) {
      results = []
      expect(await run(name!, '--help')).toBe(0)
      expect(results.join('\n')).toContain(`Usage: npx floga-platform ${name} [options]`)
    }
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
