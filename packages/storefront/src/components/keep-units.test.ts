import { describe, expect, it } from 'vitest'

import { keepUnits } from './keep-units.js'

describe('keepUnits', () => {
  it.each([
    ['Heater 4,2 kW, white', 'Heater 4,2\u00A0kW, white'],
    ['30 mbar', '30\u00A0mbar'],
    ['0–4 bar', '0\u2060–\u20604\u00A0bar'],
    ['1,5 kg/h', '1,5\u00A0kg/h'],
    ['2 εστίες', '2 εστίες'],
    ['EN 16129-2', 'EN 16129-2'],
  ])('turns "%s" into "%s"', (text, kept) => {
    expect(keepUnits(text)).toBe(kept)
  })
})
