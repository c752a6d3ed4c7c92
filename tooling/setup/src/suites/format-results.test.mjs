import { describe, expect, it } from 'vitest'
import { formatResults } from './format-results.mjs'

describe('formatResults', () => {
  it('ends with the sums over all suites', () => {
    const text = formatResults([
      { name: 'Format', passed: 1, failed: 0, elapsedMs: 1234, failures: [] },
      {
        name: '@floga/ui',
        passed: 120,
        failed: 0,
        elapsedMs: 65_000,
        failures: [],
        note: '1 skipped',
      },
    ])
    expect(text.split('\n')).toEqual([
      'Suite      Passed  Failed    Time  Note',
      'Format          1       0   1.2 s',
      '@floga/ui     120       0  65.0 s  1 skipped',
      '',
      '121 passed, 0 failed',
    ])
  })
  it('names the slowest tests before the sums', () => {
    const times = [
      { name: 'quick.test.ts', elapsedMs: 90 },
      { name: 'slow.test.ts', elapsedMs: 12_300 },
    ]
    const unit = { name: 'Unit', passed: 2, failed: 0, elapsedMs: 13_000, failures: [], times }
    const text = formatResults([unit])
    expect(text.split('\n').slice(2)).toEqual([
      '',
      'Slowest tests',
      '   12.3 s  slow.test.ts',
      '    0.1 s  quick.test.ts',
      '',
      '2 passed, 0 failed',
    ])
  })

  it('repeats failures at the end, with their suite', () => {
    const failures = ['✗ a.test.ts › adds\n  no line', '✗ b.test.ts\n  no module']
    const text = formatResults([
      { name: 'Unit', passed: 2, failed: 2, elapsedMs: 13_000, failures },
      { name: 'Format', passed: 1, failed: 0, elapsedMs: 10, failures: [] },
    ])
    expect(text.split('\n').slice(3)).toEqual([
      '',
      'What failed',
      'Unit: ✗ a.test.ts › adds',
      '  no line',
      'Unit: ✗ b.test.ts',
      '  no module',
      '',
      '3 passed, 2 failed',
    ])
  })

  it('prints the number of omitted failures', () => {
    const failures = Array.from({ length: 23 }, (_, index) => `✗ ${index}`)
    const text = formatResults([{ name: 'Unit', passed: 0, failed: 23, elapsedMs: 10, failures }])
    expect(text.split('\n').slice(-4)).toEqual([
      'Unit: ✗ 19',
      'and 3 more',
      '',
      '0 passed, 23 failed',
    ])
  })
})
