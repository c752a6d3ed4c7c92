import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { decisionRecords } from './decision-records.js'

describe('decisionRecords', () => {
  it('finds records without a number, a status or a row of the index', () => {
    const texts = {
      'docs/decisions/README.md': '| [0004](0004-d.md) | Four | accepted |\n',
      'docs/decisions/0001-a.md': '# One\n\nStatus: accepted\n',
      'docs/decisions/0002-b.md': '# 0002 Two\n\n## Situation\n',
      'docs/decisions/0003-c.md': '# 0003 Three\n\nStatus: superseded\n',
      'docs/decisions/0004-d.md': '# 0004 Four\n\nStatus: superseded by [0005](0005-e.md)\n',
    }
    expect(findViolations(decisionRecords, texts)).toEqual([
      'docs/decisions/0001-a.md:1: has no title with its number',
      'docs/decisions/0002-b.md:3: has no status',
      'docs/decisions/0003-c.md:3: has no status',
      'docs/decisions/0004-d.md: has no row in the index',
    ])
  })

  it('accepts a status with further text', () => {
    const texts = {
      'docs/decisions/README.md':
        '| [0001](0001-a.md) | One | accepted; changed by [0002](0002-b.md) |\n| [0002](0002-b.md) | Two | accepted |\n',
      'docs/decisions/0001-a.md': '# 0001 One\n\nStatus: accepted; changed by [0002](0002-b.md)\n',
      'docs/decisions/0002-b.md': '# 0002 Two\n\nStatus: accepted\n',
      'docs/guides/a-guide.md': '# A guide\n',
    }
    expect(findViolations(decisionRecords, texts)).toEqual([])
  })
})
