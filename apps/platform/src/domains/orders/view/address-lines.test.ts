import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { toAddressLines } from './address-lines.js'

const place = {
  company: null,
  address: '1 High Street',
  address2: null,
  floor: null,
  doorbell: null,
  region: null,
}

describe('toAddressLines', () => {
  it('follows the order of the country', () => {
    const lines = (changes: {
      country: string
      city: string
      postalCode: string
      region?: string
    }) => toAddressLines({ ...place, ...changes }, messagesOf('en'))
    expect(lines({ country: 'GR', city: 'Athens', postalCode: '10431', region: 'GR-I' })).toEqual([
      '1 High Street',
      '104\u00a031 Athens',
      'Greece',
    ])
    expect(lines({ country: 'US', city: 'Austin', postalCode: '73301', region: 'US-TX' })).toEqual([
      '1 High Street',
      'Austin, TX 73301',
      'United States',
    ])
    expect(lines({ country: 'GB', city: 'London', postalCode: 'SW1A 1AA' })).toEqual([
      '1 High Street',
      'London',
      'SW1A 1AA',
      'United Kingdom',
    ])
    expect(lines({ country: 'CH', city: 'Zürich', postalCode: '8001' })).toContain('CH-8001 Zürich')
    expect(lines({ country: 'SG', city: 'Singapore', postalCode: '049483' })).toEqual([
      '1 High Street',
      'SINGAPORE 049483',
      'Singapore',
    ])
  })

  it('loses nothing where a country has no postal code, or its form no city', () => {
    const dubai = { ...place, country: 'AE', city: 'Dubai', postalCode: '' }
    expect(toAddressLines(dubai, messagesOf('en'))).toEqual([
      '1 High Street',
      'Dubai',
      'United Arab Emirates',
    ])
    const hongKong = { ...place, country: 'HK', city: 'Kowloon', postalCode: '' }
    expect(toAddressLines(hongKong, messagesOf('en'))).toEqual([
      '1 High Street',
      'Kowloon',
      'Hong Kong SAR China',
    ])
  })

  it('names company, floor and doorbell, which couriers look for', () => {
    const address = {
      ...place,
      company: 'Δοκιμή ΑΕ',
      address: 'Πειραιώς 1',
      floor: '2',
      doorbell: 'Παππάς',
      country: 'GR',
      city: 'Αθήνα',
      postalCode: '10431',
    }
    expect(toAddressLines(address, messagesOf('el'))).toEqual([
      'Δοκιμή ΑΕ',
      'Πειραιώς 1',
      'όροφος 2, κουδούνι Παππάς',
      '104\u00a031 Αθήνα',
      'Ελλάδα',
    ])
  })
})
