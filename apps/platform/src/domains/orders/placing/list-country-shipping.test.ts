import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { listCountryShipping } from './list-country-shipping.js'
import type { Parcel } from './list-delivery.js'
import { greekShop } from '../../../testing/greek-shop.js'
import { toCheckoutRules } from './price-cart.js'
import { tenantSettingsSchema } from '../../../foundation/tenants/tenant-settings.js'
import * as v from 'valibot'

const settings = v.parse(tenantSettingsSchema, {
  name: 'Test',
  locales: ['en'],
  defaultLocale: 'en',
  currency: 'EUR',
  ...greekShop,
  freeShippingAboveMinor: 5_000,
})

function shippingOf(changes: Partial<Parcel> = {}) {
  const parcel: Parcel = {
    priceMinor: 2_000,
    weightGrams: 1_500,
    longestSideMm: 300,
    dangerousGoods: false,
    ...changes,
  }
  const rules = toCheckoutRules(settings)
  return listCountryShipping(rules, parcel, {
    countries: ['GR', 'CY', 'US'],
    messages: messagesOf('en'),
  })
}

describe('listCountryShipping', () => {
  it('names the dearest part of a country, and no country that nothing is sent to', () => {
    expect(shippingOf()).toEqual([
      { country: 'GR', service: 'Courier', costMinor: 640, minDays: 2, maxDays: 5 },
      { country: 'CY', service: 'Courier', costMinor: 1_290, minDays: 3, maxDays: 7 },
    ])
  })

  it('is free where the price of the piece alone makes it so', () => {
    expect(shippingOf({ priceMinor: 5_001 }).map(({ costMinor }) => costMinor)).toEqual([0, 1_290])
  })

  it('leaves out the parts of a country that dangerous goods do not go to', () => {
    expect(shippingOf({ dangerousGoods: true })).toEqual([
      { country: 'GR', service: 'Freight', costMinor: 1_900, minDays: 2, maxDays: 6 },
    ])
  })
})
