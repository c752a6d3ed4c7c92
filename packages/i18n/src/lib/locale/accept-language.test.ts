import { describe, expect, it } from 'vitest'
import { parseAcceptLanguage } from './accept-language.js'

describe('parseAcceptLanguage', () => {
  it('puts the most wanted language first and keeps the order of equals', () => {
    expect(parseAcceptLanguage('en;q=0.5, el-GR, fr, *;q=0.1')).toEqual([
      { tag: 'el-GR', quality: 1 },
      { tag: 'fr', quality: 1 },
      { tag: 'en', quality: 0.5 },
      { tag: '*', quality: 0.1 },
    ])
  })

  it('reads weights with spaces around them and up to three digits', () => {
    expect(parseAcceptLanguage(' el ; q = 0.125 ,en;q=1.000,fr;q=0.,de;q=0.1234')).toEqual([
      { tag: 'en', quality: 1 },
      { tag: 'el', quality: 0.125 },
      { tag: 'fr', quality: 0 },
    ])
  })

  it('leaves out malformed entries', () => {
    expect(parseAcceptLanguage('el;q=1.5, en;q=0.5x, fr;xq=1')).toEqual([])
    expect(parseAcceptLanguage('en;q=2, <script>, el;q=abc, , de ; q=0.3')).toEqual([
      { tag: 'de', quality: 0.3 },
    ])
  })

  it('reads nothing from a missing, empty or oversized header', () => {
    expect(parseAcceptLanguage(null)).toEqual([])
    expect(parseAcceptLanguage('')).toEqual([])
    expect(parseAcceptLanguage('en'.padEnd(1_000))).toHaveLength(1)
    expect(parseAcceptLanguage('en'.padEnd(1_001))).toEqual([])
  })
})
