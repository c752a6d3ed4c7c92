import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMissCounter } from '../../domains/catalogue/synonyms/miss-counter.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'
import { runTestCommand } from '../../testing/run-test-command.js'

describe('the commands of synonyms', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-synonyms-'))
    await importRecords(database, testRecords())
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  async function save(records: readonly (object | string)[], isDryRun = false) {
    const file = join(directory, 'synonyms.jsonl')
    const toLine = (record: object | string) =>
      typeof record === 'string' ? record : JSON.stringify(record)
    await writeFile(file, records.map(toLine).join('\n'))
    const dryRun = isDryRun ? ['--dry-run'] : []
    const args = ['save-synonyms', file, '--tenant', 'floga', ...dryRun]
    const { exitCode, lines } = await runTestCommand({ database }, args)
    return { exitCode, lines }
  }

  async function listMisses(...options: string[]) {
    const args = ['list-search-misses', '--tenant', 'floga', ...options]
    return (await runTestCommand({ database }, args)).results
  }

  async function search(platform: ReturnType<typeof startTestPlatform>, term: string) {
    const { data } = await platform.graphql<{
      productsSearch: { total: number; isPartial: boolean; nodes: { sku: string }[] }
    }>('query ($term: String) { productsSearch(term: $term) { total isPartial nodes { sku } } }', {
      term,
    })
    const { nodes, isPartial } = data.productsSearch
    return { skus: nodes.map(({ sku }) => sku), isPartial }
  }

  it('find by another name in every inflection, in Greeklish and by half, once they are saved', async () => {
    const platform = startTestPlatform(database)
    const tank = { locale: 'el', asked: ['ντεπόζιτο'], means: ['δεξαμενή'] }
    const gas = { locale: 'el', asked: ['γκάζι'], optional: true }
    const terms = ['ντεπόζιτο', 'ντεποζίτου', 'deposito', 'ντεποζ', 'ντεπόζιτο γκαζιού']
    expect((await save([tank, gas], true)).lines).toContain('A dry run: nothing was changed.')
    expect(await search(platform, 'ντεπόζιτο')).toMatchObject({ skus: [] })
    expect(await save([tank, gas])).toEqual({ exitCode: 0, lines: ['2 synonyms'] })
    for (const term of terms) {
      expect({ term, ...(await search(platform, term)) }).toEqual({
        term,
        skus: ['TNK-40'],
        isPartial: false,
      })
    }
    expect(await save([gas])).toMatchObject({ exitCode: 0 })
    expect(await search(platform, 'ντεπόζιτο')).toMatchObject({ skus: [] })
  })

  it('save nothing of a file with a problem, and name file and line', async () => {
    const { exitCode, lines } = await save([
      { locale: 'el', asked: ['μπουκάλα'], means: ['φιάλη'] },
      '{',
      { locale: 'fr', asked: ['bouteille'], means: ['φιάλη'] },
      { locale: 'el', asked: ['λέξη'] },
      { locale: 'el', asked: ['ένα δύο τρία τέσσερα πέντε'], means: ['φιάλη'] },
    ])
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      'synonyms.jsonl:2: no JSON',
      'synonyms.jsonl:3: locale: the shop has no "fr"',
      'synonyms.jsonl:4: means: a word without a meaning is optional',
      'synonyms.jsonl:5: asked.0: A phrase has 1 to 4 words.',
      'Nothing was changed: fix the lines above.',
    ])
  })

  it('count searches without results, without personal data', async () => {
    const counter = createMissCounter({
      database,
      clock: () => new Date('2026-11-22T10:00:00Z'),
      onError: (error) => {
        throw error
      },
    })
    const count = (term: string, foundPart = false) =>
      counter.count('floga', { locale: 'el', term, foundPart })
    for (const term of [
      'Υποβρύχιο',
      'υποβρυχιο ',
      'maria@example.org',
      '6900000000',
      'x'.repeat(81),
    ]) {
      count(term)
    }
    count('κόκκινη δεξαμενή', true)
    await counter.flush()
    count('υποβρύχιο')
    await counter.flush()
    expect(await listMisses('--clear', '--dry-run')).toHaveLength(2)
    expect(await listMisses('--clear')).toEqual([
      '3\tel\tnothing\t2026-11-22\tυποβρυχιο',
      '1\tel\tpart\t2026-11-22\tκοκκινη δεξαμενη',
    ])
    expect(await listMisses()).toEqual([])
  })

  it('store a limited number of terms, the most frequent ones', async () => {
    const counter = createMissCounter({
      database,
      clock: () => new Date('2026-11-22T10:00:00Z'),
      onError: (error) => {
        throw error
      },
    })
    const count = (term: string) => counter.count('floga', { locale: 'el', term, foundPart: false })
    count('ποδήλατο')
    count('ποδήλατο')
    await counter.flush()
    for (let round = 0; round < 5; round += 1) {
      for (let number = 0; number < 600; number += 1) count(`λέξη ${round} ${number}`)
      await counter.flush()
    }
    const lines = await listMisses('--clear')
    expect(lines).toHaveLength(2_000)
    expect(lines[0]).toContain('ποδηλατο')
  })

  it('count the searched term, not the corrected one', async () => {
    const misses = createMissCounter({
      database,
      clock: () => new Date(),
      onError: (error) => {
        throw error
      },
    })
    const platform = startTestPlatform(database, { misses })
    for (const term of ['υποβρύχιο', 'δεξαμενή', 'δεξαμενή υποβρύχιο']) await search(platform, term)
    await misses.flush()
    const found = await listMisses('--clear')
    expect(found.map((line) => line.split('\t').filter((_part, at) => at !== 3))).toEqual([
      ['1', 'el', 'part', 'δεξαμενη υποβρυχιο'],
      ['1', 'el', 'nothing', 'υποβρυχιο'],
    ])
  })
})
