import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import * as v from 'valibot'
import { tenantSettingsSchema } from '../../../foundation/tenants/tenant-settings.js'
import { listDelivery, listShippingRates } from './list-delivery.js'
import type { DeliveryScope, Parcel } from './list-delivery.js'
import { greekShop } from '../../../testing/greek-shop.js'
import { toCheckoutRules } from './price-cart.js'

const settings = {
  name: 'Floga',
  locales: ['el', 'en'],
  defaultLocale: 'el',
  currency: 'EUR',
  ...greekShop,
  freeShippingAboveMinor: 5_000,
}
const rulesOf = (changes: object = {}) =>
  toCheckoutRules(v.parse(tenantSettingsSchema, { ...settings, ...changes }))

const here: DeliveryScope = {
  messages: messagesOf('en'),
  promise: () => null,
  pickupLines: ['12 Pyrostias Street', 'Monday to Friday: 09:00-17:00'],
}

function deliveryOf(parcel: Partial<Parcel>): string[] {
  const whole = {
    priceMinor: 1_000,
    weightGrams: 1_500,
    longestSideMm: 300,
    dangerousGoods: false,
    ...parcel,
  }
  return listDelivery(rulesOf(), whole, here).map(
    ({ name, zone, cost, minDays, maxDays }) =>
      `${name}, ${zone ?? 'anywhere'}: ${minDays}-${maxDays} ${cost.formatted}`,
  )
}

const pickup = 'Pick-up at the shop, anywhere: 0-1 €0.00'

describe('listDelivery', () => {
  it('sends a small thing by courier to every part of the country', () => {
    expect(deliveryOf({})).toEqual([
      'Courier, mainland Greece: 1-3 €3.90',
      'Courier, Greek islands: 2-5 €6.40',
      pickup,
    ])
  })

  it('offers no courier for parcels that no courier accepts', () => {
    const freight = [
      'Freight, mainland Greece: 2-6 €45.00',
      'Freight, Greek islands: 3-9 €64.00',
      pickup,
    ]
    expect(deliveryOf({ weightGrams: 78_000 })).toEqual(freight)
    expect(deliveryOf({ weightGrams: 78_000, longestSideMm: 1_800 })).toEqual(freight)
  })

  it('names the place and its hours for a pick-up alone, and the days that are promised', () => {
    const parcel = { priceMinor: 1_000, weightGrams: 1, longestSideMm: 1, dangerousGoods: false }
    const day = (count: number): Date => new Date(Date.UTC(2026, 10, 22 + count))
    const promise: DeliveryScope['promise'] = ({ minDays, maxDays }) => ({
      earliest: day(minDays),
      latest: day(maxDays),
      orderBy: day(0),
    })
    const delivery = listDelivery(rulesOf(), parcel, { ...here, promise })
    expect(delivery.map(({ place }) => place)).toEqual([[], [], here.pickupLines])
    expect(delivery.map(({ arrival }) => arrival?.latest)).toEqual([day(3), day(5), day(1)])
  })

  it('keeps dangerous goods on the mainland', () => {
    expect(deliveryOf({ dangerousGoods: true, weightGrams: 17_000 })).toEqual([
      'Freight, mainland Greece: 2-6 €19.00',
      pickup,
    ])
  })

  it('is free where the price of one piece makes it so', () => {
    expect(deliveryOf({ priceMinor: 5_000 })[0]).toBe('Courier, mainland Greece: 1-3 €3.90')
    expect(deliveryOf({ priceMinor: 5_001 })[0]).toBe('Courier, mainland Greece: 1-3 €0.00')
  })

  it('speaks of free shipping where the tenant has any', () => {
    const parcel = { priceMinor: 1, weightGrams: 1, longestSideMm: 1, dangerousGoods: false }
    const isFree = (rules: ReturnType<typeof rulesOf>) =>
      listDelivery(rules, parcel, here).some(({ isFreeAboveLimit }) => isFreeAboveLimit)
    expect(isFree(rulesOf())).toBe(true)
    expect(isFree(rulesOf({ freeShippingAboveMinor: null }))).toBe(false)
  })

  it("uses the tenant's zones", () => {
    const deliveryZones = [{ key: 'gr-mainland', name: { en: 'Germany' }, countries: ['DE'] }]
    const parcel = { priceMinor: 1, weightGrams: 1, longestSideMm: 1, dangerousGoods: false }
    const shippingRules = greekShop.shippingRules.flatMap((rule) =>
      rule.zones.includes('gr-mainland') ? [{ ...rule, zones: ['gr-mainland'] }] : [],
    )
    const zones = listDelivery(rulesOf({ country: 'DE', deliveryZones, shippingRules }), parcel, {
      ...here,
      messages: messagesOf('de'),
    })
    expect(zones.map(({ zone }) => zone)).toEqual(['Germany', null])
  })
})

describe('listShippingRates', () => {
  const rates = listShippingRates(rulesOf(), messagesOf('en'))

  it('lists the cost of each method in each zone, and no pick-up', () => {
    expect(rates.map(({ name, zone }) => `${name}: ${zone}`)).toEqual([
      'Courier: mainland Greece',
      'Courier: Greek islands',
      'Courier: Cyprus',
      'Courier: European Union',
      'Freight: mainland Greece',
      'Freight: Greek islands',
    ])
    expect(rates[1]!.steps.map(({ uptoGrams, cost }) => `${uptoGrams} ${cost.formatted}`)).toEqual([
      '2000 €6.40',
      '5000 €7.40',
      '10000 €9.40',
      '20000 €13.40',
      '30000 €17.40',
    ])
    expect(rates.map(({ perExtraKg }) => perExtraKg?.formatted)).toEqual([
      undefined,
      undefined,
      '€2.90',
      '€3.50',
      '€0.35',
      '€0.35',
    ])
  })

  it('is free above the limit in Greece alone, and takes dangerous goods to the mainland alone', () => {
    const zones = (isMeant: (rate: (typeof rates)[number]) => boolean) =>
      rates.filter(isMeant).map(({ kind, zone }) => `${kind} ${zone}`)
    expect(zones(({ isFreeAboveLimit }) => isFreeAboveLimit)).toEqual([
      'COURIER mainland Greece',
      'COURIER Greek islands',
      'FREIGHT mainland Greece',
      'FREIGHT Greek islands',
    ])
    expect(zones(({ takesDangerousGoods }) => takesDangerousGoods)).toEqual([
      'FREIGHT mainland Greece',
    ])
    expect(rates.some(({ hasDuties }) => hasDuties)).toBe(false)
    expect(rates[3]!.countries).toContain('Germany')
  })
})
