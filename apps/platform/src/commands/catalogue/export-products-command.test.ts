import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { realCatalogueFile } from '../../testing/real-catalogue.js'
import { runTestCommand } from '../../testing/run-test-command.js'

describe('export-products, with the whole catalogue', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-export-'))
    await run('import', realCatalogueFile)
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  const describeImage = { width: 1, height: 1, preview: null, version: 'v1', isDrawing: false }
  const context = () => ({
    database,
    images: {
      find: () => Promise.resolve({ path: '', isDrawing: false, changedMs: 0 }),
      describe: () => Promise.resolve(describeImage),
      store: () => Promise.reject(new Error('Nothing is fetched.')),
    },
    documents: {
      find: () => Promise.resolve(null),
      describe: () => Promise.resolve({ version: 'v1', bytes: null }),
    },
  })
  const run = async (...args: string[]) => {
    const done = await runTestCommand(context(), [...args, '--tenant', 'floga'])
    if (done.exitCode !== 0) throw new Error(done.lines.join('\n'))
    return done
  }
  const path = (name: string) => join(directory, name)
  const sell = () =>
    database.write('floga', (sql) =>
      sql.query(
        'UPDATE variants SET stock = stock - 1, price_minor = price_minor + 100 WHERE stock > 2',
      ),
    )

  it('exports what was imported, and the file goes in again unchanged', async () => {
    await run('export-products', path('first.jsonl'))
    const records = (await readFile(path('first.jsonl'), 'utf8')).trim().split('\n')
    const lines = (await readFile(realCatalogueFile, 'utf8')).trim().split('\n')
    expect(records.length).toBe(lines.length)
    const again = await run('import', path('first.jsonl'))
    expect(again.results).toEqual([`0 added, 0 changed, ${records.length} unchanged, 0 left out`])
  })

  it('exports prices and stock as they are now, and reads them back', async () => {
    await sell()
    await run('export-products', path('second.jsonl'))
    const again = await run('import', path('second.jsonl'), '--dry-run')
    expect(again.results[0]).toMatch(/: 0 added, 0 changed, \d+ unchanged, 0 left out$/)
    const changed = await run('import', realCatalogueFile, '--dry-run')
    expect(changed.results[0]).toMatch(/: 0 added, 0 changed/)
    await run('import', path('second.jsonl'))
    await run('export-products', path('third.jsonl'))
    expect(await readFile(path('third.jsonl'), 'utf8')).toBe(
      await readFile(path('second.jsonl'), 'utf8'),
    )
  })

  it('exports a table that goes in again unchanged, for programs and for Excel', async () => {
    await run('export-products', path('prices.csv'))
    await run('export-products', path('excel.csv'), '--excel')
    const [heading, line = ''] = (await readFile(path('excel.csv'), 'utf8')).split('\r\n')
    expect(heading).toMatch(/^\uFEFFsku;product;name;/)
    expect(line).toMatch(/;\d+,\d\d;/)
    for (const name of ['prices.csv', 'excel.csv']) {
      const { notes } = await run('import-prices', path(name))
      expect(notes.at(-1)).toMatch(/^0 changed, [1-9]\d* unchanged\.$/)
    }
  })

  it('names the endings that it knows', async () => {
    await expect(run('export-products', path('a.txt'))).rejects.toThrow('.jsonl or .csv')
    await expect(run('export-products', path('a.jsonl'), '--excel')).rejects.toThrow('in CSV')
  })
})
