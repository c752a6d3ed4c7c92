import { describe, expect, it } from 'vitest'
import { deliveryCountries, toDeliveryZone } from './delivery-zones.js'

describe('toDeliveryZone', () => {
  it('distinguishes islands from the mainland by postal code', () => {
    expect(toDeliveryZone('GR', '10431')).toBe('gr-mainland')
    expect(toDeliveryZone('GR', '84600')).toBe('gr-islands')
    expect(toDeliveryZone('GR', '713 06')).toBe('gr-islands')
    expect(toDeliveryZone('GR', '18900')).toBe('gr-islands')
  })

  it('counts islands with a bridge as mainland', () => {
    expect(toDeliveryZone('GR', '34100')).toBe('gr-mainland')
    expect(toDeliveryZone('GR', '31100')).toBe('gr-mainland')
  })

  it('knows Cyprus, the rest of the Union, and nothing beyond', () => {
    expect(toDeliveryZone('CY', '1010')).toBe('cy')
    expect(toDeliveryZone('DE', '10115')).toBe('eu')
    expect(toDeliveryZone('US', '10001')).toBeUndefined()
    expect(toDeliveryZone('constructor', null)).toBeUndefined()
  })

  it('serves the 27 members, Greece and Cyprus first', () => {
    expect(new Set(deliveryCountries).size).toBe(27)
    expect(deliveryCountries.slice(0, 2)).toEqual(['GR', 'CY'])
  })
})
