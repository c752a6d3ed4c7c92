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
})
