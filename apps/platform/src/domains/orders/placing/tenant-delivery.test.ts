import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { tenantFileSchema } from '../../../foundation/tenants/save-tenant.js'
import { findDeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import { listCountries } from '../input/countries.js'
import { listShippingRates } from './list-delivery.js'
import { offerCheckout, toCheckoutRules } from './price-cart.js'

const file = join(import.meta.dirname, '../../../../catalogue/tenant.json')
const tenant = v.parse(tenantFileSchema, JSON.parse(readFileSync(file, 'utf8')))
const rules = toCheckoutRules(tenant, ['CARD', 'IRIS'])

const regulator = {
  id: 'l',
  variantId: 'v',
  quantity: 1,
  author: null,
  unitPriceMinor: 6_000,
  taxRate: 24,
  stock: 9,
  backorderable: false,
  offered: true,
  weightGrams: 900,
  longestSideMm: 200,
  dangerousGoods: false,
}

function offerTo(country: string, changes: Partial<typeof regulator> = {}, from = rules) {
  const place = { country, postalCode: '10431' }
  const offer = offerCheckout([{ ...regulator, ...changes }], from, place, null)
  return {
    shipping: offer.shipping.map(({ method, costMinor }) => `${method} ${costMinor}`),
    payment: offer.payment.map(({ method }) => method),
    error: offer.shippingError,
  }
}

describe('the delivery of the default tenant', () => {
  it('is available on every continent, and states who pays duties', () => {
    const countries = listCountries(tenant.deliveryZones, 'en')
    expect(countries.length).toBeGreaterThanOrEqual(90)
    expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['GR', 'CY'])
    for (const code of ['US', 'GB', 'CH', 'AU', 'JP', 'ZA', 'BR']) {
      expect(countries.some((country) => country.code === code)).toBe(true)
      const zone = findDeliveryZone(tenant.deliveryZones, { country: code, postalCode: '1' })
      expect(zone?.hasDuties).toBe(true)
    }
    const duties = listShippingRates(rules, messagesOf('en')).filter(({ hasDuties }) => hasDuties)
    expect(duties.map(({ zone }) => zone)).toEqual(['rest of Europe', 'other countries'])
  })

  it('is a pick-up in its country for a tenant without tables of its own', () => {
    const { deliveryZones: _zones, shippingRules: _rules, ...untold } = tenant
    const plain = toCheckoutRules(v.parse(tenantFileSchema, untold))
    expect(plain.zones.map(({ countries }) => countries)).toEqual([['GR']])
    expect(plain.shipping.map(({ kind }) => kind)).toEqual(['PICKUP'])
  })

  it('sends abroad by courier without cash, never free, and no dangerous goods', () => {
    expect(offerTo('US')).toEqual({
      shipping: ['courier 3990'],
      payment: ['card'],
      error: undefined,
    })
    expect(offerTo('CH').shipping).toEqual(['courier 2490'])
    expect(offerTo('GR').shipping).toEqual(['courier 0', 'pickup 0'])
    expect(offerTo('GB', { dangerousGoods: true })).toEqual({
      shipping: [],
      payment: [],
      error: 'HAZARD_NOT_SHIPPABLE',
    })
    expect(offerTo('JP', { weightGrams: 40_000 }).error).toBe('NO_SHIPPING_METHODS')
  })

  it('offers payments from Greek banks in Greece, and transfers where they arrive whole', () => {
    expect(offerTo('GR').payment).toEqual(['card', 'iris', 'bank-transfer', 'cash-on-delivery'])
    for (const country of ['CY', 'DE', 'CH']) {
      expect(offerTo(country).payment).toEqual(['card', 'bank-transfer'])
    }
    const withoutProvider = toCheckoutRules(tenant)
    expect(offerTo('JP', {}, withoutProvider).payment).toEqual([])
  })
})
