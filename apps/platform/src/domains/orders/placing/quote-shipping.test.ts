import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { quoteShipping, toPaymentView, toShippingView } from './quote-shipping.js'
import type { PricedParcel } from './quote-shipping.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import {
  greekDeliveryZones as zones,
  greekPaymentRules,
  greekShippingRules,
} from '../../../testing/greek-shop.js'

const athens = { country: 'GR', postalCode: '10431' }
const mykonos = { country: 'GR', postalCode: '84600' }
const small: PricedParcel = {
  weightGrams: 1_500,
  longestSideMm: 300,
  dangerousGoods: false,
  itemsMinor: 3_000,
  hasFreeShippingCoupon: false,
}

const mainland = greekShippingRules.filter((rule) => rule.zones.includes('gr-mainland'))
const courierRow = mainland.find(({ kind }) => kind === 'COURIER')!
const freightRow = mainland.find(({ kind }) => kind === 'FREIGHT')!

function quote(
  place: { country: string; postalCode: string | null },
  freight: Partial<PricedParcel>,
) {
  return quoteShipping(greekShippingRules, place, { ...small, ...freight }, 5_000, zones)
}

function costs(
  place: { country: string; postalCode: string | null },
  freight: Partial<PricedParcel>,
) {
  const { quotes } = quote(place, freight)
  return Object.fromEntries(quotes.map(({ method, costMinor }) => [method, costMinor]))
}

describe('quoteShipping', () => {
  it('offers courier and pick-up for a small parcel, more expensive on an island', () => {
    expect(costs(athens, {})).toEqual({ courier: 390, pickup: 0 })
    expect(costs(mykonos, {})).toEqual({ courier: 640, pickup: 0 })
  })

  it('steps with the weight and turns to freight above 30 kg', () => {
    expect(costs(athens, { weightGrams: 2_001 })).toEqual({ courier: 490, pickup: 0 })
    expect(costs(athens, { weightGrams: 30_000 })).toEqual({ courier: 1_490, pickup: 0 })
    expect(costs(athens, { weightGrams: 30_001 })).toEqual({ freight: 2_900, pickup: 0 })
    expect(costs(athens, { weightGrams: 110_000 })).toEqual({ freight: 4_850, pickup: 0 })
  })

  it('charges a courier’s steps up to and with their weight', () => {
    const courier = (weightGrams: number) => costs(athens, { weightGrams })['courier']
    const steps = [2_000, 5_000, 10_000, 20_000, 30_000]
    expect(steps.map(courier)).toEqual([390, 490, 690, 1_090, 1_490])
    expect(steps.map((weightGrams) => courier(weightGrams + 1))).toEqual([
      490,
      690,
      1_090,
      1_490,
      undefined,
    ])
  })

  it('charges freight by steps, and beyond them for each kilogram begun, up to a ton', () => {
    const freight = (weightGrams: number) => costs(athens, { weightGrams })['freight']
    expect([60_000, 60_001, 100_000, 100_001, 101_000, 101_001].map(freight)).toEqual([
      2_900, 4_500, 4_500, 4_535, 4_535, 4_570,
    ])
    expect(freight(1_000_000)).toBe(4_500 + 900 * 35)
    expect(freight(1_000_001)).toBeUndefined()
  })

  it('returns the kind of each delivery and its working days', () => {
    const days = (
      place: { country: string; postalCode: string | null },
      freight: Partial<PricedParcel> = {},
    ) =>
      quote(place, freight).quotes.map(
        ({ method, kind, minDays, maxDays }) => `${method} ${kind} ${minDays}-${maxDays}`,
      )
    const heavy = { weightGrams: 40_000 }
    const pickup = 'pickup PICKUP 0-1'
    expect(days(athens)).toEqual(['courier COURIER 1-3', pickup])
    expect(days(mykonos)).toEqual(['courier COURIER 2-5', pickup])
    expect(days({ country: 'CY', postalCode: '1010' })).toEqual(['courier COURIER 3-7'])
    expect(days({ country: 'DE', postalCode: '10115' })).toEqual(['courier COURIER 4-9'])
    expect(days(athens, heavy)).toEqual(['freight FREIGHT 2-6', pickup])
    expect(days(mykonos, heavy)).toEqual(['freight FREIGHT 3-9', pickup])
  })

  it('switches to freight for parcels that are too long for a courier', () => {
    expect(costs(athens, { longestSideMm: 1_200 })).toEqual({ courier: 390, pickup: 0 })
    expect(costs(athens, { longestSideMm: 1_201 })).toEqual({ freight: 1_900, pickup: 0 })
    expect(costs(mykonos, { longestSideMm: 3_000 })).toEqual({ freight: 3_800, pickup: 0 })
    const berlin = { country: 'DE', postalCode: '10115' }
    expect(quote(berlin, { longestSideMm: 1_201 }).error).toBe('NO_SHIPPING_METHODS')
  })

  it('is free above the limit, not at it', () => {
    expect(costs(mykonos, { itemsMinor: 5_000 })['courier']).toBe(640)
    expect(costs(mykonos, { itemsMinor: 5_001 })['courier']).toBe(0)
  })

  it('is free with a coupon for it, as far as the limit of the tenant reaches', () => {
    expect(costs(mykonos, { hasFreeShippingCoupon: true })['courier']).toBe(0)
    const never = greekShippingRules.map((rule) => ({ ...rule, freeAboveLimit: false }))
    const parcel = { ...small, itemsMinor: 9_000, hasFreeShippingCoupon: true }
    expect(quoteShipping(never, mykonos, parcel, 5_000, zones).quotes[0]?.costMinor).toBe(640)
    const paid = { ...small, itemsMinor: 900_000 }
    expect(quoteShipping(greekShippingRules, athens, paid, null, zones).quotes[0]?.costMinor).toBe(
      390,
    )
  })

  it('takes dangerous goods by freight on the mainland or by pick-up only', () => {
    expect(costs(athens, { dangerousGoods: true })).toEqual({ freight: 1_900, pickup: 0 })
    expect(costs(mykonos, { dangerousGoods: true })).toEqual({ pickup: 0 })
  })

  it('begins above a lower bound of weight or side, also for the dangerous goods it accepts', () => {
    const row = { ...freightRow, dangerousGoods: 'accepted' } as const
    const isOffered = (bounds: Partial<ShippingRule>, parcel: Partial<PricedParcel>) =>
      quoteShipping([{ ...row, ...bounds }], athens, { ...small, ...parcel }, null, zones).quotes
        .length > 0
    const heavy = { aboveGrams: 30_000, aboveSideMm: null }
    expect(isOffered(heavy, { weightGrams: 30_000, longestSideMm: 9_000 })).toBe(false)
    expect(isOffered(heavy, { weightGrams: 30_001 })).toBe(true)
    const long = { aboveGrams: null, aboveSideMm: 1_200 }
    expect(isOffered(long, { weightGrams: 90_000, longestSideMm: 1_200 })).toBe(false)
    expect(isOffered(long, { longestSideMm: 1_201 })).toBe(true)
    expect(isOffered(heavy, { dangerousGoods: true })).toBe(false)
    expect(isOffered(heavy, { dangerousGoods: true, weightGrams: 30_001 })).toBe(true)
  })

  it('blames dangerous goods where one of several methods would take the parcel without them', () => {
    const rows = [courierRow, freightRow].map(
      (row) => ({ ...row, dangerousGoods: 'refused' }) as const,
    )
    const offer = (parcel: Partial<PricedParcel>) =>
      quoteShipping(rows, athens, { ...small, ...parcel }, null, zones)
    expect(offer({}).quotes.map(({ method }) => method)).toEqual(['courier'])
    expect(offer({ dangerousGoods: true }).error).toBe('HAZARD_NOT_SHIPPABLE')
  })

  it('charges by the kilogram abroad', () => {
    const cyprus = { country: 'CY', postalCode: '1010' }
    const berlin = { country: 'DE', postalCode: '10115' }
    const abroad = (place: typeof berlin, weightGrams: number) =>
      costs(place, { weightGrams })['courier']
    expect(abroad(cyprus, 2_000)).toBe(1_290)
    expect(abroad(cyprus, 3_100)).toBe(1_290 + 2 * 290)
    expect(abroad(berlin, 2_000)).toBe(1_890)
    expect(abroad(berlin, 3_000)).toBe(1_890 + 350)
  })

  it('returns why nothing can be sent, and that it can be picked up in the shop’s own country', () => {
    const berlin = { country: 'DE', postalCode: '10115' }
    const only = (
      place: { country: string; postalCode: string },
      freight: Partial<PricedParcel>,
    ) => {
      const { quotes, error } = quote(place, freight)
      return { methods: quotes.map(({ method }) => method), error }
    }
    expect(only(berlin, { dangerousGoods: true })).toEqual({
      methods: [],
      error: 'HAZARD_NOT_SHIPPABLE',
    })
    expect(quote(athens, { dangerousGoods: true }).error).toBeUndefined()
    expect(only(mykonos, { dangerousGoods: true })).toEqual({
      methods: ['pickup'],
      error: 'HAZARD_NOT_SHIPPABLE',
    })
    expect(only(berlin, { weightGrams: 40_000 })).toEqual({
      methods: [],
      error: 'NO_SHIPPING_METHODS',
    })
    expect(only(berlin, { weightGrams: 40_000, dangerousGoods: true }).error).toBe(
      'NO_SHIPPING_METHODS',
    )
    expect(only({ country: 'US', postalCode: '10001' }, {})).toEqual({
      methods: [],
      error: 'NO_SHIPPING_METHODS',
    })
  })
})

describe('toShippingView', () => {
  const view = (kind: 'COURIER' | 'FREIGHT' | 'PICKUP', locale: string) => {
    const found = { method: 'method', kind, costMinor: 390, minDays: 1, maxDays: 3 }
    return toShippingView(found, 'EUR', messagesOf(locale))
  }

  it('names a method and writes its price in the language, and in English for one without words', () => {
    expect(view('COURIER', 'el')).toEqual({
      id: 'method',
      kind: 'COURIER',
      name: 'Courier',
      description: 'Παράδοση στην πόρτα σας',
      cost: { amountMinor: 390, currency: 'EUR', formatted: '3,90\u00a0€' },
      arrival: null,
      minDays: 1,
      maxDays: 3,
    })
    expect(view('FREIGHT', 'el').name).toBe('Μεταφορική εταιρεία')
    expect(view('PICKUP', 'el').name).toBe('Παραλαβή από το κατάστημα')
    const english = (['COURIER', 'FREIGHT', 'PICKUP'] as const).map((kind) => view(kind, 'en').name)
    expect(english).toEqual(['Courier', 'Freight', 'Pick-up at the shop'])
    expect(view('FREIGHT', 'de').name).toBe('Spedition')
    expect(view('FREIGHT', 'fr').name).toBe('Freight')
  })

  it('explains every method', () => {
    for (const kind of ['COURIER', 'FREIGHT', 'PICKUP'] as const) {
      expect(view(kind, 'el').description).toMatch(/[α-ω]/)
      expect(view(kind, 'en').description).toMatch(/[a-z]/)
    }
  })
})

describe('toPaymentView', () => {
  const views = (locale: string) =>
    greekPaymentRules.map((rule) => toPaymentView(rule, 'EUR', messagesOf(locale)))

  it('localizes a method’s name and fee', () => {
    expect(views('el').map(({ name }) => name)).toEqual([
      'Κάρτα',
      'IRIS',
      'Τραπεζική κατάθεση',
      'Αντικαταβολή',
    ])
    expect(views('en').map(({ name }) => name)).toEqual([
      'Card',
      'IRIS',
      'Bank transfer',
      'Cash on delivery',
    ])
    expect(views('en')[3]).toEqual({
      id: 'cash-on-delivery',
      form: 'NONE',
      kind: 'CASH_ON_DELIVERY',
      isCard: false,
      isPaidOnDelivery: true,
      mark: 'cash',
      name: 'Cash on delivery',
      description: 'You pay the courier on delivery',
      fee: { amountMinor: 250, currency: 'EUR', formatted: '€2.50' },
    })
  })

  it('explains every method', () => {
    for (const { description } of views('el')) expect(description).toMatch(/[α-ω]/)
    for (const { description } of views('en')) expect(description).toMatch(/[a-z]/)
  })

  it('has a name in a language that was added after an order, and for one stored without any', () => {
    const [card] = greekPaymentRules
    expect(views('de')[0]).toMatchObject({ name: 'Κάρτα', description: null })
    const unnamed = toPaymentView({ ...card!, name: {} }, 'EUR', messagesOf('el'))
    expect(unnamed.name).toBe('card')
  })
})
