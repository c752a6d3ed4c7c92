import { describe, expect, it } from 'vitest'
import type { ChaosCase } from './chaos-case.js'
import { createFailureList } from './chaos-case.js'
import { quickCases } from './all-cases.js'
import { runCases } from './run-cases.js'
import { testCases } from './testing/test-cases.js'

testCases(quickCases)

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
