import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { runTestCommand } from '../testing/run-test-command.js'

const spring = { code: 'spring 10', kind: 'PERCENT', percent: 10, minimumMinor: 2_000, maxUses: 5 }

describe('the commands of coupons', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-coupons-'))
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  async function save(records: readonly (object | string)[], isDryRun = false) {
    const file = join(directory, 'coupons.jsonl')
    const toLine = (record: object | string) =>
      typeof record === 'string' ? record : JSON.stringify(record)
    await writeFile(file, records.map(toLine).join('\n'))
    const dryRun = isDryRun ? ['--dry-run'] : []
    const args = ['save-coupons', file, '--tenant', 'floga', ...dryRun]
    const { exitCode, lines } = await runTestCommand({ database }, args)
    return { exitCode, lines }
  }

  async function list() {
    return (await runTestCommand({ database }, ['list-coupons', '--tenant', 'floga'])).results
  }

  it('previews a change, makes it, and makes it once', async () => {
    expect((await save([spring], true)).lines).toContain('SPRING10\tadded')
    expect(await list()).toEqual([])
    expect(await save([spring])).toEqual({ exitCode: 0, lines: ['SPRING10\tadded'] })
    expect((await save([spring])).lines).toEqual(['SPRING10\tunchanged'])
    expect((await save([{ ...spring, percent: 15 }])).lines).toEqual(['SPRING10\tchanged'])
    expect(await list()).toEqual(['SPRING10\t0/5\t15 %\tfrom €20.00'])
  })

  it('lists amounts in the currency, and times where the shop is', async () => {
    const five = { code: 'FIVE', kind: 'AMOUNT', amountMinor: 500, minimumMinor: 2_000 }
    const period = { startsAt: '2026-06-30T21:00:00Z', endsAt: '2027-12-31T22:00:00Z' }
    await save([{ ...five, ...period }])
    expect(await list()).toContain(
      'FIVE\t0/–\t€5.00\tfrom €20.00, since 2026-07-01 00:00, until 2028-01-01 00:00',
    )
  })

  it('reads back what it lists as JSON', async () => {
    await save([spring, { code: 'FREE-1', kind: 'FREE_SHIPPING', endsAt: '2027-01-01T00:00:00Z' }])
    const listed = await runTestCommand({ database }, [
      'list-coupons',
      '--json',
      '--tenant',
      'floga',
    ])
    expect((await save(listed.results)).lines).toEqual(
      listed.results.map((line) => `${JSON.parse(line).code}\tunchanged`),
    )
    expect(listed.results.length).toBeGreaterThan(1)
  })

  it('refuses fields that it does not know, by their names', async () => {
    const { exitCode, lines } = await save([
      { code: 'ONCE', kind: 'FREE_SHIPPING', uses: 1, max: 2 },
    ])
    expect(exitCode).toBe(1)
    expect(lines[0]).toBe('coupons.jsonl:1: ONCE: no such field: uses, max')
    expect((await list()).join()).not.toContain('ONCE')
  })

  it('saves nothing of a file with a problem, and names file and line', async () => {
    const before = await list()
    const free = { code: 'FREE', kind: 'FREE_SHIPPING' }
    const { exitCode, lines } = await save([
      free,
      '{',
      { code: 'X', kind: 'FREE_SHIPPING' },
      { ...free, code: 'LOST', categories: ['no-such-category'] },
    ])
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      'coupons.jsonl:2: no JSON',
      'coupons.jsonl:3: X: code: A code has 3 to 40 letters, digits and hyphens.',
      'coupons.jsonl:4: unknown: no-such-category',
      'Nothing was changed: fix the lines above.',
    ])
    expect(await list()).toEqual(before)
  })
})
