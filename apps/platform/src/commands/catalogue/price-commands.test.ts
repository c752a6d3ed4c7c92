import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { importPricesCommand, setPriceCommand } from './price-commands.js'

const tenant = 'floga'

describe('prices by command', () => {
  let database: Database
  let lines: string[]
  const output = {
    note: (line: string) => void lines.push(line),
    result: (line: string) => void lines.push(line),
  }
  beforeAll(async () => {
    database = await openTestDatabase()
    await seedVariants(database, tenant, [
      { id: 'RG-1', priceMinor: 1290, stock: 4 },
      { id: 'RG-2', priceMinor: 2000, salePriceMinor: 1500, stock: 0 },
    ])
  })
  afterAll(() => database.close())
  beforeEach(() => {
    lines = []
  })

  const stored = () =>
    database.read(tenant, (sql) =>
      sql.query(
        'SELECT sku, price_minor AS price, sale_price_minor AS sale, stock FROM variants ORDER BY sku',
      ),
    )
  const setPrice = async (sku: string, price?: string, sale?: string, isDryRun = false) => {
    await setPriceCommand({ database }, { tenant, sku, price, sale, isDryRun }, output)
    return lines.at(0)
  }
  const importText = async (text: string, isDryRun = false) => {
    const file = join(await mkdtemp(join(tmpdir(), 'floga-prices-')), 'prices.csv')
    await writeFile(file, text)
    return importPricesCommand({ database }, { tenant, file, isDryRun }, output)
  }

  it('shows a price, tries a change, makes it, and keeps its history', async () => {
    expect(await setPrice('RG-1')).toBe('RG-1: price €12.90, sale none, stock 4')
    lines = []
    expect(await setPrice('RG-1', '11,50', undefined, true)).toBe('RG-1: price €12.90 → €11.50')
    lines = []
    expect(await setPrice('RG-1')).toContain('€12.90')
    lines = []
    expect(await setPrice('RG-1', '11,50', '9.90')).toBe(
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
    lines = []
    expect(await setPrice('RG-1', undefined, 'none')).toBe('RG-1: sale €9.90 → none')
  })

  it('refuses what is no price, no variant, and no reduction', async () => {
    await expect(setPrice('RG-1', 'cheap')).rejects.toThrow('"cheap" is no amount above 0')
    await expect(setPrice('RG-9', '1')).rejects.toThrow('RG-9: no variant has this SKU.')
    await expect(setPrice('RG-1', '10', '10')).rejects.toThrow(
      'the sale price €10.00 is not below the price €10.00',
    )
  })

  it('changes prices and stock by a spreadsheet, after a dry run', async () => {
    const sheet = '\uFEFFSKU;Price;Sale price;Stock\r\nRG-1;14,00;;7\r\nRG-2;;none;\r\n'
    const before = await stored()
    expect(await importText(sheet, true)).toBe(true)
    expect(lines.at(-1)).toBe('A dry run: nothing was changed.')
    expect(await stored()).toEqual(before)
    expect(await importText(sheet)).toBe(true)
    expect(await stored()).toEqual([
      { sku: 'RG-1', price: 1400, sale: null, stock: 7 },
      { sku: 'RG-2', price: 2000, sale: null, stock: 0 },
    ])
    lines = []
    expect(await importText(sheet)).toBe(true)
    expect(lines).toEqual(['0 changed, 2 unchanged.'])
  })

  it('names every line that is wrong, and changes none', async () => {
    const before = await stored()
    const sheet =
      'sku,price,sale_price,stock\nRG-1,13.00,,\nRG-2,12,12,\nRG-3,1,,\n,1,,\nRG-1,1,,-1\n'
    expect(await importText(sheet)).toBe(false)
    expect(lines).toEqual([
      'prices.csv:3: RG-2: the sale price €12.00 is not below the price €12.00',
      'prices.csv:4: RG-3: no variant has this SKU',
      'prices.csv:5: sku is missing',
      'prices.csv:6: RG-1 stands in line 2 too',
      'prices.csv:6: RG-1: "-1" is no number of pieces',
      'nothing changed: fix the lines above.',
    ])
    expect(await stored()).toEqual(before)
    await expect(importText('sku,cost\nRG-1,1\n')).rejects.toThrow('No column "cost"')
    await expect(importText('sku,price\nRG-1\n')).rejects.toThrow('No table: ')
  })
})
