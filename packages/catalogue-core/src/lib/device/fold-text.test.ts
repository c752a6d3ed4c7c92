import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.js'

describe('foldText', () => {
  it('reads accents, dialytika, case and final sigma alike', () => {
    expect(foldText('Μαΐστρος')).toBe(foldText('ΜΑΙΣΤΡΟΣ'))
    expect(foldText('Φίλτρο')).toBe('φιλτρο')
  })

  it('joins spaces', () => {
    expect(foldText('  Gas   kit ')).toBe('gas kit')
  })
})
