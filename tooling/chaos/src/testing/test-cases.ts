import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChaosCase } from '../chaos-case.js'
import { openPlatformOn } from '../run-cases.js'

const serverUrl = process.env['TEST_DATABASE_URL']

/**
 * Tests cases in their short version. One engine, and one platform for all that have the same limits, is enough here; `pnpm
 * chaos` starts one for each.
 */
export function testCases(all: readonly ChaosCase[]): void {
  for (const factor of new Set(all.map(({ limitsFactor }) => limitsFactor))) {
    testTogether(
      all.filter(({ limitsFactor }) => limitsFactor === factor),
      factor,
    )
  }
}

function testTogether(cases: readonly ChaosCase[], limitsFactor: number | undefined): void {
  describe.runIf(serverUrl !== undefined)('in its short version', () => {
    let opened: Awaited<ReturnType<typeof openPlatformOn>>
    beforeAll(async () => {
      const products = cases.flatMap((chaosCase) => chaosCase.products('short'))
      opened = await openPlatformOn('PostgreSQL', products, serverUrl, { limitsFactor })
    }, 400_000)
    afterAll(() => opened?.close())

    for (const chaosCase of cases) {
      it(`${chaosCase.name}: ${chaosCase.description}`, async () => {
        const { figures, failures } = await chaosCase.run(opened!.platform, 'short')
        expect(failures).toEqual([])
        expect(Object.keys(figures)).not.toEqual([])
      })
    }
  })
}
