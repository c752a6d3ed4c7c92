import { describe, expect, it } from 'vitest'

import { regionOf } from './region-of.js'
import { sampleCountries } from './testing/sample-countries.js'

const { greece, cyprus } = sampleCountries

describe('regionOf', () => {
  it('tells the region of a whole postal code alone', () => {
    expect(regionOf(greece, '805 00')).toBe('GR-I')
    expect(regionOf(greece, '71')).toBeUndefined()
    expect(regionOf(cyprus, '1010')).toBeUndefined()
    expect(regionOf(undefined, '71306')).toBeUndefined()
  })
})
