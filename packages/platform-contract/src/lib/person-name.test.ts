import { describe, expect, it } from 'vitest'

import { areNamesAlike, cleanPersonName } from './person-name.js'

describe('cleanPersonName', () => {
  it('replaces compatibility forms and drops what cannot be seen', () => {
    expect(cleanPersonName(' Ｍａｒｉａ\u200B ')).toBe('Maria')
    expect(cleanPersonName('Μαρία\u202E\u2066')).toBe('Μαρία')
    expect(cleanPersonName('Ana\u2800\u00A0 Maria')).toBe('Ana Maria')
    expect(cleanPersonName('José')).toBe('José')
    expect(cleanPersonName('🔥')).toBe('🔥')
  })

  it('leaves nothing of a name without a visible sign', () => {
    const invisible = ['\u200B', '\u3164', '\u115F\u1160', '\uFFA0', '\u2800', '\u00AD', ' \u2060']
    expect(invisible.map(cleanPersonName)).toEqual(invisible.map(() => ''))
    // A combining accent alone.
    expect(cleanPersonName('\u0301')).toBe('')
  })
})

describe('areNamesAlike', () => {
  it('finds names of other alphabets that look the same', () => {
    expect(areNamesAlike('Maria', 'Μаrіа')).toBe(true)
    // Greek, Cyrillic and Latin O.
    expect(areNamesAlike('Ολγα', 'Олгα')).toBe(false)
    expect(areNamesAlike('ΟΜ', 'ОМ')).toBe(true)
    expect(areNamesAlike('OM', 'ΟΜ')).toBe(true)
    expect(areNamesAlike('Nikos', 'Νikoѕ')).toBe(true)
    expect(areNamesAlike('Bill', 'BiIl')).toBe(true)
  })

  it('finds names that differ in case, accents and punctuation alone', () => {
    expect(areNamesAlike('Μαρία', 'ΜΑΡΙΑ')).toBe(true)
    expect(areNamesAlike('Maria', 'maria.')).toBe(true)
    expect(areNamesAlike('Maria\u200B', 'Maria')).toBe(true)
  })

  it('keeps different names apart', () => {
    for (const [one, other] of [
      ['Maria', 'Marie'],
      ['Γιώργος', 'Γιάννης'],
      ['Νίκος', 'Νίκη'],
      ['Maria', 'Maria 2'],
    ] as const) {
      expect(areNamesAlike(one, other)).toBe(false)
    }
  })
})
