import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCases } from './all-cases.js'
import type { ChaosCase } from './chaos-case.js'
import { createComplaints } from './chaos-case.js'
import { openOn, runCases } from './run-cases.js'

const serverUrl = process.env['TEST_DATABASE_URL']

// One engine and one world for all is enough to notice that a proof breaks; `pnpm chaos` gives each its own.
describe.runIf(serverUrl !== undefined)('the proofs, each in its short version', () => {
  let opened: Awaited<ReturnType<typeof openOn>>
  beforeAll(async () => {
    const products = allCases.flatMap((chaosCase) => chaosCase.products('short'))
    opened = await openOn('PostgreSQL', products, serverUrl)
  }, 120_000)
  afterAll(() => opened?.close())

  for (const chaosCase of allCases) {
    it(`${chaosCase.name}: ${chaosCase.claim}`, async () => {
      const { figures, broken } = await chaosCase.run(opened!.world, 'short')
      expect(broken).toEqual([])
      expect(Object.keys(figures)).not.toEqual([])
    })
  }
})

describe('running cases', () => {
  const madeUp: ChaosCase = {
    name: 'made-up',
    claim: 'something',
    engines: ['PostgreSQL'],
    products: () => [],
    run: () => Promise.resolve({ figures: { tries: 2 }, broken: [] }),
  }

  it('does not call a case held that had no server', async () => {
    const lines: string[] = []
    const options = { scale: 'short' as const, serverUrl: undefined, print: collect(lines) }
    const engines = ['PostgreSQL' as const]
    expect(await runCases({ ...options, engines, cases: [madeUp] })).toBe(false)
    expect(lines.join('\n')).toContain('BROKEN: no PostgreSQL server is to be had')
  })
})

describe('complaints', () => {
  it('are said once, with their number', () => {
    const { expect: complain, list } = createComplaints()
    for (const holds of [true, false, false]) complain(holds, 'a piece is lost')
    expect(list()).toEqual(['a piece is lost (2 times)'])
  })
})

function collect(lines: string[]): (text: string) => void {
  return (text) => void lines.push(text)
}
