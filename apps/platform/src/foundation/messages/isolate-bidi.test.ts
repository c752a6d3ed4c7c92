import { describe, expect, it } from 'vitest'
import { joinParts, isolateBidi } from './isolate-bidi.js'

describe('isolateBidi', () => {
  it('keeps the parts of a number together where lines run from right to left, and nowhere else', () => {
    expect(isolateBidi('+971 4 000 0000', 'ar')).toBe('\u{2066}+971 4 000 0000\u{2069}')
    expect(isolateBidi('+30 210 000 0000', 'el')).toBe('+30 210 000 0000')
  })
})

describe('joinParts', () => {
  it('has the comma of the language', () => {
    expect(joinParts(['a', 'b', 'c'], 'de')).toBe('a, b, c')
    expect(joinParts(['ا', 'ب'], 'ar')).toBe('ا، ب')
  })
})
