import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { listCouponsCommand, saveCouponsCommand } from './coupon-commands.js'

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
    const said: string[] = []
    const output = {
      note: (line: string) => said.push(line),
      result: (line: string) => said.push(line),
    }
    const isDone = await saveCouponsCommand(
      { database },
      { tenant: 'floga', file, isDryRun },
      output,
    )
    return { isDone, said }
  }

  async function list() {
    const lines: string[] = []
    const output = { note: () => undefined, result: (line: string) => lines.push(line) }
    await listCouponsCommand({ database }, { tenant: 'floga' }, output)
    return lines
  }

  it('shows what it would do, does it, and does it once', async () => {
    expect((await save([spring], true)).said).toContain('SPRING10\tadded')
    expect(await list()).toEqual([])
    expect(await save([spring])).toEqual({ isDone: true, said: ['SPRING10\tadded'] })
    expect((await save([spring])).said).toEqual(['SPRING10\tunchanged'])
    expect((await save([{ ...spring, percent: 15 }])).said).toEqual(['SPRING10\tchanged'])
    expect(await list()).toEqual(['SPRING10\t0/5\t15 %\tfrom 20.00'])
  })

  it('saves nothing of a file with a problem, and names file and line', async () => {
    const before = await list()
    const free = { code: 'FREE', kind: 'FREE_SHIPPING' }
    const { isDone, said } = await save([
      free,
      '{',
      { code: 'X', kind: 'FREE_SHIPPING' },
      { ...free, code: 'LOST', categories: ['no-such-category'] },
    ])
    expect(isDone).toBe(false)
    expect(said).toEqual([
      'coupons.jsonl:2: no JSON',
      'coupons.jsonl:3: code: A code has 3 to 40 letters, digits and hyphens.',
      'coupons.jsonl:4: unknown: no-such-category',
      'nothing changed: fix the lines above.',
    ])
    expect(await list()).toEqual(before)
  })
})
