import { describe, expect, it } from 'vitest'
import { formatResults } from './format-results.mjs'

describe('formatResults', () => {
  it('ends with the sums over all suites', () => {
    const text = formatResults([
      { name: 'Format', passed: 1, failed: 0, elapsedMs: 1234 },
      { name: '@floga/ui', passed: 120, failed: 2, elapsedMs: 65_000, note: '1 skipped' },
    ])
    expect(text.split('\n')).toEqual([
      'Suite      Passed  Failed    Time  Note',
      'Format          1       0   1.2 s',
      '@floga/ui     120       2  65.0 s  1 skipped',
      '',
      '121 passed, 2 failed',
    ])
  })
  it('names the slowest tests before the sums', () => {
    const times = [
      { name: 'quick.test.ts', elapsedMs: 90 },
      { name: 'slow.test.ts', elapsedMs: 12_300 },
    ]
    const text = formatResults([{ name: 'Unit', passed: 2, failed: 0, elapsedMs: 13_000, times }])
    expect(text.split('\n').slice(2)).toEqual([
      '',
      'Slowest tests',
      '   12.3 s  slow.test.ts',
      '    0.1 s  quick.test.ts',
      '',
      '2 passed, 0 failed',
    ])
  })
})
