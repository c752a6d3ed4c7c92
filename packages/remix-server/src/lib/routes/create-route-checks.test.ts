import { describe, expect, it } from 'vitest'

import { createRouteChecks, type RouteCheck } from './create-route-checks.js'
import type { RouteHandle } from './route-handle.js'

interface TestVisit {
  handles: readonly RouteHandle[]
}

const standard = ['first', 'second']

function createTestChecks(
  checks: Record<string, RouteCheck<TestVisit>>,
  handles: readonly RouteHandle[] = [],
) {
  return createRouteChecks({
    checks,
    standard,
    openVisit: (_args: { context: object }): TestVisit => ({ handles }),
    unknownCheck: (name) => Response.json({ name }, { status: 500 }),
  })
}

describe('createRouteChecks', () => {
  it('runs the standard checks in their order, then those of the page', async () => {
    const ran: string[] = []
    const names = ['another', 'own', 'second', 'first']
    const checks = Object.fromEntries(names.map((name) => [name, () => void ran.push(name)]))
    const run = createTestChecks(checks, [{ checks: ['own'] }, { checks: ['another'] }])
    await run({ context: {} })
    expect(ran).toEqual(['first', 'second', 'own', 'another'])
  })

  it('runs them once per request', async () => {
    let count = 0
    const run = createTestChecks({ first: () => void (count += 1), second: () => {} })
    const context = {}
    const [one, two] = await Promise.all([run({ context }), run({ context })])
    expect(one).toBe(two)
    expect(count).toBe(1)
    await run({ context: {} })
    expect(count).toBe(2)
  })

  it('waits for each before the next', async () => {
    const ran: string[] = []
    const run = createTestChecks({
      first: async () => {
        await Promise.resolve()
        ran.push('first')
      },
      second: () => void ran.push('second'),
    })
    await run({ context: {} })
    expect(ran).toEqual(['first', 'second'])
  })

  it('rejects a page that names a missing check', async () => {
    for (const name of ['age', 'toString']) {
      const run = createTestChecks({ first: () => {}, second: () => {} }, [{ checks: [name] }])
      const answer = await run({ context: {} }).catch((error: unknown) => error)
      if (!(answer instanceof Response)) throw new Error('Nothing was refused.')
      expect(answer.status).toBe(500)
      expect(await answer.json()).toEqual({ name })
    }
  })

  it('does not go on once one has rejected', async () => {
    const ran: string[] = []
    const run = createTestChecks({
      first: () => {
        throw new Response(null, { status: 404 })
      },
      second: () => void ran.push('second'),
    })
    await expect(run({ context: {} })).rejects.toMatchObject({ status: 404 })
    expect(ran).toEqual([])
  })
})
