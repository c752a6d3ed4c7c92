import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { runTestCommand } from '../../testing/run-test-command.js'

const tenant = 'floga'

describe('prices by command', () => {
  let database: Database
  let lines: string[]
  beforeAll(async () => {
    database = await openTestDatabase()
    await seedVariants(database, tenant, [
      { id: 'RG-1', priceMinor: 1290, stock: 4 },
      { id: 'RG-2', priceMinor: 2000, salePriceMinor: 1500, stock: 0 },
    ])
  })
  afterAll(() => database.close())

  const stored = () =>
    database.read(tenant, (sql) =>
      sql.query(
        'SELECT sku, price_minor AS price, sale_price_minor AS sale, stock FROM variants ORDER BY sku',
      ),
    )
  const run = async (...args: string[]) => {
    const done = await runTestCommand({ database }, [...args, '--tenant', tenant])
    lines = done.lines
    if (done.exitCode !== 0) throw new Error(lines.at(-1))
  }
  const setPrice = async (...args: string[]) => {
    await run('set-price', ...args)
    return lines.at(0)
  }
  const importText = (text: string, ...options: string[]) =>
    importBytes(Buffer.from(text), ...options)
  const importBytes = async (text: Uint8Array, ...options: string[]) => {
    const file = join(await mkdtemp(join(tmpdir(), 'floga-prices-')), 'prices.csv')
    await writeFile(file, text)
    await run('import-prices', file, ...options)
  }

  it('shows a price, tries a change, makes it, and keeps its history', async () => {
    expect(await setPrice('RG-1')).toBe('RG-1: price €12.90, sale none, stock 4')
    expect(await setPrice('RG-1', '11,50', '--dry-run')).toBe('RG-1: price €12.90 → €11.50')
    expect(await setPrice('RG-1')).toContain('€12.90')
    expect(await setPrice('RG-1', '11,50', '--sale', '9.90')).toBe(
      'RG-1: price €12.90 → €11.50, sale none → €9.90',
    )
    expect(await stored()).toMatchObject([
      { sku: 'RG-1', price: 1150, sale: 990, stock: 4 },
      { sku: 'RG-2' },
    ])
    const history = await database.read(tenant, (sql) =>
      sql.query(
        `SELECT h.price_minor AS price FROM price_history h JOIN variants v ON v.id = h.variant_id
         WHERE v.sku = 'RG-1' ORDER BY h.since DESC, h.price_minor LIMIT 1`,
      ),
    )
    expect(history).toEqual([{ price: 990 }])
    expect(await setPrice('RG-1', '--sale', 'none')).toBe('RG-1: sale €9.90 → none')
  })

  it('rejects invalid prices, variants and reductions', async () => {
    await expect(setPrice('RG-1', 'cheap')).rejects.toThrow('"cheap" is no amount')
    await expect(setPrice('RG-1', '1.200')).rejects.toThrow('"1.200" may be 1.20 or 1200')
    await expect(setPrice('RG-1', '--sale', '1,200')).rejects.toThrow('may be 1.20 or 1200')
    await expect(setPrice('RG-9', '1')).rejects.toThrow('RG-9: no variant has this SKU.')
    await expect(setPrice('RG-1', '10', '--sale', '10')).rejects.toThrow(
      'the sale price €10.00 is not below the price €10.00',
    )
  })

  it('changes prices and stock by a spreadsheet, after a dry run', async () => {
    const sheet = '\uFEFFSKU;Price;Sale price;Stock\r\nRG-1;14,00;;7\r\nRG-2;;none;\r\n'
    const before = await stored()
    await importText(sheet, '--dry-run')
    expect(lines.at(-1)).toBe('A dry run: nothing was changed.')
    expect(await stored()).toEqual(before)
    await importText(sheet)
    expect(await stored()).toEqual([
      { sku: 'RG-1', price: 1400, sale: null, stock: 7 },
      { sku: 'RG-2', price: 2000, sale: null, stock: 0 },
    ])
    await importText(sheet)
    expect(lines).toEqual(['0 changed, 2 unchanged.'])
  })

  it('names every line that is wrong, and changes none', async () => {
    const before = await stored()
    const sheet =
      'sku,price,sale_price,stock\nRG-1,13.00,,\nRG-2,12,12,\nRG-3,1,,\n,1,,\nRG-1,1,,-1\nRG-2,1.200,,\n'
    await expect(importText(sheet)).rejects.toThrow('Nothing was changed: fix the lines above.')
    expect(lines).toEqual([
      'prices.csv:3: RG-2: the sale price €12.00 is not below the price €12.00',
      'prices.csv:4: RG-3: no variant has this SKU',
      'prices.csv:5: sku is missing',
      'prices.csv:6: RG-1 is in line 2 too',
      'prices.csv:6: RG-1: stock: "-1" is no number of pieces',
      'prices.csv:7: RG-2 is in line 3 too',
      'prices.csv:7: RG-2: price: "1.200" may be 1.20 or 1200: write it without a thousands separator',
      'Nothing was changed: fix the lines above.',
    ])
    expect(await stored()).toEqual(before)
    await expect(importText('sku,cost\nRG-1,1\n')).rejects.toThrow(
      'prices.csv has no columns sku, and one of price, sale_price, stock: its heading is "sku, cost".',
    )
    await expect(importText('sku,price,Τιμή\nRG-1,1,2\n')).rejects.toThrow(
      '"price" and "Τιμή" are the same column',
    )
    await expect(importText('sku,price\n,\n')).rejects.toThrow('has no line below its heading')
    await expect(importText('Handle,Title\na,b\n')).rejects.toThrow('import-shopify')
  })

  it('reads price lists as Excel writes them in Greek', async () => {
    const sheet = [
      'sep=;',
      'Κωδικός;Περιγραφή;Τιμή λιανικής;Τιμή προσφοράς;Υπόλοιπο',
      'RG-1;Ρυθμιστής;1.189,00;189,00 €;12,00',
      'RG-2;Σωλήνας;1 200,50;χωρίς;0',
      ';;;;',
      '',
    ].join('\r\n')
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheet, 'utf16le')])
    await importBytes(bytes)
    expect(lines.slice(0, 2)).toEqual([
      'prices.csv: not read: Περιγραφή',
      expect.stringMatching(/^RG-1: price .* → €1,189\.00, sale none → €189\.00, stock 7 → 12$/),
    ])
    expect(await stored()).toEqual([
      { sku: 'RG-1', price: 118_900, sale: 18_900, stock: 12 },
      { sku: 'RG-2', price: 120_050, sale: null, stock: 0 },
    ])
  })
})
