import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deliveryCountries, deliveryZoneSchema, findDeliveryZone } from './delivery-zones.js'
import type { DeliveryZone } from './delivery-zones.js'
import { greekDeliveryZones } from '../../testing/greek-shop.js'

const zoneOf = (country: string, postalCode: string | null) =>
  findDeliveryZone(greekDeliveryZones, { country, postalCode })?.key

describe('findDeliveryZone', () => {
  it.each([
    ['10431', 'gr-mainland'],
    ['84600', 'gr-islands'],
    ['713 06', 'gr-islands'],
    ['18009', 'gr-mainland'],
    ['18010', 'gr-islands'],
    ['18050', 'gr-islands'],
    ['18051', 'gr-mainland'],
    ['34007', 'gr-islands'],
    ['85999', 'gr-islands'],
    ['86000', 'gr-mainland'],
    ['', 'gr-mainland'],
    [null, 'gr-mainland'],
  ])('distinguishes islands from the mainland by postal code: %s', (postalCode, key) => {
    expect(zoneOf('GR', postalCode)).toBe(key)
  })

  it('counts islands with a bridge as mainland', () => {
    expect(zoneOf('GR', '34100')).toBe('gr-mainland')
    expect(zoneOf('GR', '31100')).toBe('gr-mainland')
  })

  it('knows Cyprus, the rest of the Union, and nothing beyond', () => {
    expect(zoneOf('CY', '1010')).toBe('cy')
    expect(zoneOf('DE', '10115')).toBe('eu')
    expect(zoneOf('US', '10001')).toBeUndefined()
    expect(zoneOf('constructor', null)).toBeUndefined()
  })

  it('compares the digits of a code with letters or a hyphen', () => {
    const azores: DeliveryZone = {
      ...greekDeliveryZones[0]!,
      countries: ['PT'],
      postalCodes: [[9_500_000, 9_999_999]],
    }
    const place = { country: 'PT', postalCode: '9500-321' }
    expect(findDeliveryZone([azores], place)).toBe(azores)
    expect(findDeliveryZone([azores], { ...place, postalCode: '1000-205' })).toBeUndefined()
  })

  it('takes the first zone that holds a place', () => {
    const [islands, mainland] = greekDeliveryZones
    const place = { country: 'GR', postalCode: '84600' }
    expect(findDeliveryZone([mainland!, islands!], place)?.key).toBe('gr-mainland')
    expect(findDeliveryZone([islands!], { ...place, postalCode: '10431' })).toBeUndefined()
  })
})

describe('deliveryCountries', () => {
  it('names the 27 members of the Union once, Greece and Cyprus first', () => {
    const countries = deliveryCountries(greekDeliveryZones)
    expect(countries).toHaveLength(27)
    expect(countries.slice(0, 2)).toEqual(['GR', 'CY'])
  })
})

describe('deliveryZoneSchema', () => {
  const zone = { key: 'eu', name: { en: 'Europe' }, countries: ['DE'] }
  const accepts = (changes: object) => v.is(deliveryZoneSchema, { ...zone, ...changes })

  it('takes a zone without postal codes and duties', () => {
    expect(v.parse(deliveryZoneSchema, zone)).toEqual({ ...zone, hasDuties: false })
    expect(accepts({ postalCodes: [[0, 99_999]], hasDuties: true })).toBe(true)
  })

  it.each([
    { key: 'EU' },
    { key: '-eu' },
    { key: 'e'.repeat(41) },
    { name: { en: '' } },
    { countries: [] },
    { countries: ['de'] },
    { countries: ['DEU'] },
    { postalCodes: [[1]] },
    { postalCodes: [[-1, 5]] },
    { postalCodes: [[1.5, 5]] },
  ])('rejects %o', (changes) => {
    expect(accepts(changes)).toBe(false)
  })
})
