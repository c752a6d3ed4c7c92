import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchRows, searchShopFolder } from './search-shop-folder.js'
import { cards } from '../data/test-cards.js'

let folder = ''
const noRows = async (): Promise<string[]> => []
const place = (name: string): string => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floga-written-'))
  for (const name of ['logs', 'mails', 'database']) await mkdir(place(name))
  await writeFile(place('logs/platform.log'), 'listens\n')
  await writeFile(place('mails/one.eml'), 'Visa ending in 3220\n')
  await writeFile(place('database/1259'), Buffer.from([0, 200, 1, 52, 48, 0]))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('searchShopFolder', () => {
  it('finds nothing in clean files', async () => {
    expect(await searchShopFolder(folder, noRows)).toEqual([])
  })

  it('finds a number in a log, a mail and a file of the database, and names the file', async () => {
    await appendFile(place('logs/platform.log'), `{"body":"number=${cards.asks}"}\n`)
    await appendFile(place('mails/one.eml'), 'your card 4111111=\r\n111111111\n')
    await appendFile(place('database/1259'), '\u00004000-0000-0000-0002\u0000')
    expect((await searchShopFolder(folder, noRows)).toSorted()).toEqual([
      'database/1259: …0002',
      'logs/platform.log: …3220',
      'mails/one.eml: …1111',
    ])
  })

  it('rejects an empty log instead of calling it clean', async () => {
    await writeFile(place('logs/platform.log'), '')
    await expect(searchShopFolder(folder, noRows)).rejects.toThrow('logs/platform.log')
  })
})

describe('searchRows', () => {
  const tables: Record<string, string[]> = { orders: ['(1,"Ερμού 12")'], payments: [] }
  const ask = async (statement: string): Promise<string[]> =>
    statement.includes('pg_class')
      ? Object.keys(tables)
      : (tables[/FROM "(\w+)"/.exec(statement)?.[1] ?? ''] ?? [])

  it('finds a number in a row, and names the table', async () => {
    expect(await searchRows(ask)).toEqual([])
    tables['payments'] = ['(1,visa)', `(2,"{""typed"": ""${cards.approved}""}")`]
    expect(await searchRows(ask)).toEqual(['table payments: …1111'])
  })

  it('rejects an empty database instead of calling it clean', async () => {
    const nothing = async (statement: string): Promise<string[]> =>
      statement.includes('pg_class') ? ['orders'] : []
    await expect(searchRows(nothing)).rejects.toThrow('empty')
  })
})
