import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.js'

describe('foldText', () => {
  it('makes the spellings of a Greek word equal', () => {
    expect(foldText('Μαΐστρος')).toBe(foldText('ΜΑΙΣΤΡΟΣ'))
    expect(foldText('Φίλτρο')).toBe('φιλτρο')
    expect(['Νάξος', 'ναξος', 'ΝΑΞΟΣ', ' νάξοσ '].map(foldText)).toEqual(
      Array.from({ length: 4 }, () => 'ναξοσ'),
    )
  })

  it('joins white space', () => {
    expect(foldText('  Gas \n  kit ')).toBe('gas kit')
  })

  it('does not change digits and signs', () => {
    expect(foldText('G 3/8″ L')).toBe('g 3/8″ l')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
