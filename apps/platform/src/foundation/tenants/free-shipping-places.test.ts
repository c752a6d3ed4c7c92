import { expect, it } from 'vitest'
import { freeShippingPlaces } from './free-shipping-places.js'

const zone = (key: string, countries: string[]) => ({
  key,
  countries,
  name: { en: `zone ${key}`, el: `ζώνη ${key}` },
  hasDuties: false,
})

const rule = (zones: string[], freeAboveLimit: boolean) =>
  ({ method: 'courier', kind: 'COURIER', zones, freeAboveLimit }) as never

const settings = {
  defaultLocale: 'en',
  freeShippingAboveMinor: 5_000,
  deliveryZones: [zone('islands', ['GR']), zone('mainland', ['GR']), zone('cyprus', ['CY'])],
  shippingRules: [rule(['islands', 'mainland'], true), rule(['cyprus'], false)],
}

it('names a country whose zones are all free', () => {
  expect(freeShippingPlaces(settings, 'en')).toBe('Greece')
  expect(freeShippingPlaces(settings, 'el')).toBe('Ελλάδα')
})

it('names the zone where a country is free in part', () => {
  const shippingRules = [rule(['mainland'], true), rule(['islands', 'cyprus'], false)]
  expect(freeShippingPlaces({ ...settings, shippingRules }, 'el')).toBe('ζώνη mainland')
})

it('names nothing where all that is delivered is free, or nothing is', () => {
  const shippingRules = [rule(['islands', 'mainland', 'cyprus'], true)]
  expect(freeShippingPlaces({ ...settings, shippingRules }, 'en')).toBeNull()
  expect(freeShippingPlaces({ ...settings, freeShippingAboveMinor: null }, 'en')).toBeNull()
})
