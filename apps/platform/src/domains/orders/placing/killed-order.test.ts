import manifest from '../../../../package.json' with { type: 'json' }
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RoundResult, RoundReport } from '../testing/place-until-killed.js'
import { isLongRun, writeTestDatabase } from '../../../testing/open-test-database.js'
import { onServer } from '../../../testing/on-server.js'

const nothing: RoundResult = {
  orders: 0,
  items: 0,
  moves: 0,
  movements: 0,
  mails: 0,
  finished: 0,
  sold: 0,
}
const whole: RoundResult = {
  orders: 1,
  items: 1,
  moves: 2,
  movements: 1,
  mails: 1,
  finished: 1,
  sold: 1,
}
const root = join(import.meta.dirname, '../../../..')
/** Bundled once: each process would compile it again. */
const script = join(root, '.cache/place-until-killed.mjs')
const server = process.env['TEST_DATABASE_URL']

describe('an order whose process is killed', () => {
  beforeAll(() =>
    build({
      entryPoints: [join(import.meta.dirname, '../testing/place-until-killed.ts')],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@floga/')),
    }),
  )

  it('is written in full or not at all, and once after it is sent again: embedded', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'floga-killed-'))
    // Opening the embedded engine takes its time, so only a few moments are tested: PostgreSQL
    // tests each of them.
    await writeTestDatabase(join(directory, 'database'))
    const reports = await killAtEach(join(directory, 'database'), ['12', 'answer', 'never'])
    await rm(directory, { recursive: true, force: true })
    expect(reports).toEqual([
      { before: nothing, after: whole },
      { before: whole, after: whole },
    ])
  }, 600_000)

  it.runIf(server !== undefined)(
    'is written in full or not at all, and once after it is sent again: PostgreSQL',
    async () => {
      const name = `floga_killed_${randomBytes(6).toString('hex')}`
      await onServer(server!, `CREATE DATABASE ${name}`)
      const url = new URL(server!)
      url.pathname = `/${name}`
      // A process for each takes long: a short run kills at every fourth.
      const step = isLongRun ? 1 : 4
      const statements = Array.from({ length: 60 / step }, (_, index) => String(1 + index * step))
      const inside = await killAtEach(url.href, statements)
      const afterwards = await killAtEach(url.href, ['answer', 'never'], 100)
      await onServer(server!, `DROP DATABASE ${name} WITH (FORCE)`)
      expect(inside.length).toBeGreaterThan(isLongRun ? 10 : 2)
      expect(inside).toEqual(inside.map(() => ({ before: nothing, after: whole })))
      expect(afterwards).toEqual([{ before: whole, after: whole }])
    },
    600_000,
  )
})

/** Kills a process at each step until one survives; reports what each found of the one before. */
async function killAtEach(
  target: string,
  moments: readonly string[],
  firstRound = 1,
): Promise<RoundReport[]> {
  const reports: RoundReport[] = []
  for (const [index, moment] of moments.entries()) {
    const round = firstRound + index
    const retried = index === 0 ? [] : [String(round - 1)]
    const lines = await runRound([target, String(round), moment, ...retried])
    if (index > 0) reports.push(JSON.parse(lines[0]!) as RoundReport)
    if (lines.includes('survived')) return reports
  }
  throw new Error('Every process was killed.')
}

/** Lines that a process wrote before it was killed, or ended. */
function runRound(args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString('utf8')
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve(output.split('\n'))
      else reject(new Error(`The process ended with ${signal ?? code}.`))
    })
  })
}
