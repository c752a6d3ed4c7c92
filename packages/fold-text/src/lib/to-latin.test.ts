import { expect, it } from 'vitest'
import { foldText } from './fold-text.js'
import { toLatin } from './to-latin.js'

it('writes Greek letters as on road signs, and leaves all others alone', () => {
  expect(toLatin(foldText('Ψησταριά Χάλκινη'))).toBe('psistaria chalkini')
  expect(toLatin('30 mbar, ø 8')).toBe('30 mbar, ø 8')
})
