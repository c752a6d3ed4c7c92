import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.js'

describe('foldText', () => {
  it('makes one of the ways in which a Greek word is typed', () => {
    expect(['Νάξος', 'ναξος', 'ΝΑΞΟΣ', ' νάξοσ '].map(foldText)).toEqual(
      Array.from({ length: 4 }, () => 'ναξοσ'),
    )
  })

  it('leaves what is not a letter', () => {
    expect(foldText('G 3/8″ L')).toBe('g 3/8″ l')
  })
})
