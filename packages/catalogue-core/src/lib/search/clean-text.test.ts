import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.js'

describe('cleanText', () => {
  it('leaves out control characters and spaces around', () => {
    expect(cleanText(' \0fil\0ter\n', 100)).toBe('fil ter')
  })

  it('cuts without halving a character or leaving a space at the end', () => {
    expect(cleanText('ab😀', 3)).toBe('ab')
    expect(cleanText('ab cd', 3)).toBe('ab')
  })

  it('changes nothing the second time, and never exceeds its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, maxLength) => {
        const once = cleanText(text, maxLength)
        expect(once.length).toBeLessThanOrEqual(maxLength)
        expect(cleanText(once, maxLength)).toBe(once)
      }),
    )
  })
})
