import { describe, expect, it } from 'vitest'
import { joinParts, keepOrder } from './keep-order.js'

describe('keepOrder', () => {
  it('keeps the parts of a number together where lines run from right to left, and nowhere else', () => {
    expect(keepOrder('+971 4 000 0000', 'ar')).toBe('\u{2066}+971 4 000 0000\u{2069}')
    expect(keepOrder('+30 210 000 0000', 'el')).toBe('+30 210 000 0000')
  })
})

describe('joinParts', () => {
  it('has the comma of the language', () => {
    expect(joinParts(['a', 'b', 'c'], 'de')).toBe('a, b, c')
    expect(joinParts(['ا', 'ب'], 'ar')).toBe('ا، ب')
  })
})
