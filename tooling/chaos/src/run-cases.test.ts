import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCases } from './all-cases.js'
import type { ChaosCase } from './chaos-case.js'
import { createFailureList } from './chaos-case.js'
import { openPlatformOn, runCases } from './run-cases.js'

const serverUrl = process.env['TEST_DATABASE_URL']

/** The shop is not built here: its cases run by command alone. */
const testedCases = allCases.filter(({ needsShop }) => !needsShop)

// One engine and one platform for all cases is enough here; `pnpm chaos` starts one for each.
describe.runIf(serverUrl !== undefined)('every case in its short version', () => {
  let opened: Awaited<ReturnType<typeof openPlatformOn>>
  beforeAll(async () => {
    const products = testedCases.flatMap((chaosCase) => chaosCase.products('short'))
    opened = await openPlatformOn('PostgreSQL', products, serverUrl)
  }, 400_000)
  afterAll(() => opened?.close())

  for (const chaosCase of testedCases) {
    it(`${chaosCase.name}: ${chaosCase.description}`, async () => {
      const { figures, failures } = await chaosCase.run(opened!.platform, 'short')
      expect(failures).toEqual([])
      expect(Object.keys(figures)).not.toEqual([])
    })
  }
})

describe('runCases', () => {
  const simpleCase: ChaosCase = {
    name: 'simple',
    description: 'something',
    engines: ['PostgreSQL'],
    products: () => [],
    run: () => Promise.resolve({ figures: { tries: 2 }, failures: [] }),
  }

  it('fails a case without a server', async () => {
    const lines: string[] = []
    const options = { scale: 'short' as const, serverUrl: undefined, print: collect(lines) }
    const engines = ['PostgreSQL' as const]
    expect(await runCases({ ...options, engines, cases: [simpleCase] })).toBe(false)
    expect(lines.join('\n')).toContain('FAILED: no PostgreSQL server is available')
  })
})

describe('createFailureList', () => {
  it('lists a failure once, with its count', () => {
    const { expect: expectThat, list } = createFailureList()
    for (const isTrue of [true, false, false]) expectThat(isTrue, 'a piece is lost')
    expect(list()).toEqual(['a piece is lost (2 times)'])
  })
})

function collect(lines: string[]): (text: string) => void {
  return (text) => void lines.push(text)
}
