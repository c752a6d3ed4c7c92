import { describe, expect, it } from 'vitest'
import { columnSpans } from './column-spans.js'

describe('columnSpans', () => {
  it('spreads long groups over columns that nothing else takes', () => {
    expect(columnSpans([6, 4])).toEqual([3, 2])
    expect(columnSpans([12])).toEqual([5])
  })

  it('leaves short groups in one column each', () => {
    expect(columnSpans([2, 0, 3])).toEqual([1, 1, 1])
    expect(columnSpans([])).toEqual([])
  })

  it('never takes more than five columns between few, nor widens where there are many', () => {
    expect(columnSpans([20, 9, 0, 1])).toEqual([2, 1, 1, 1])
    expect(columnSpans([9, 9, 9, 9, 9, 9])).toEqual([1, 1, 1, 1, 1, 1])
  })
})
