import { describe, expect, it } from 'vitest'

import { regionOf } from './region-of.js'

const greece = {
  code: 'GR',
  postalCodePattern: String.raw`\d{3} ?\d{2}`,
  regions: [
    { code: 'GR-I', postalPrefixes: ['10', '80'] },
    { code: 'GR-M', postalPrefixes: ['70', '71'] },
  ],
}
const cyprus = { code: 'CY', postalCodePattern: String.raw`\d{4}`, regions: [] }

describe('regionOf', () => {
  it('tells the region of a whole postal code alone', () => {
    expect(regionOf(greece, '805 00')).toBe('GR-I')
    expect(regionOf(greece, '71')).toBeUndefined()
    expect(regionOf(cyprus, '1010')).toBeUndefined()
    expect(regionOf(undefined, '71306')).toBeUndefined()
  })
})
