import { describe, expect, it } from 'vitest'
import { reportRules } from './report.js'
import type { Rule } from './rule.js'
import { createMemoryTree } from './tree/source-tree.js'

const finding = { file: 'a.ts', message: 'is odd', remedy: 'make it even' }
const broken: Rule = { name: 'broken', check: () => [finding] }
const warned: Rule = { name: 'warned', check: () => [{ ...finding, severity: 'warning' }] }
const kept: Rule = { name: 'kept', check: () => [] }

describe('reportRules', () => {
  it('names the rule, the offender and the remedy', () => {
    const { text, hasViolations } = reportRules([kept, broken], createMemoryTree({}))
    expect(hasViolations).toBe(true)
    expect(text.split('\n')).toEqual([
      '✓ kept',
      '✗ broken  1 broken',
      '    a.ts',
      '      is odd',
      '      → make it even',
    ])
  })

  it('does not fail on a warning', () => {
    expect(reportRules([warned], createMemoryTree({})).hasViolations).toBe(false)
  })
})
