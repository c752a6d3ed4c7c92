import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containedVat } from './contained-vat.js'
import { sumTotals } from './totals.js'
import { chargeLine, decideVat, toVatCharge } from './vat-rules.js'
import type { VatCircumstances, VatRules } from './vat-rules.js'

const rules: VatRules = {
  reverseCharge: true,
  exports: true,
  destination: {
    asOf: '2025-08-01',
    source: 'test',
    rates: { DE: 19, FR: 20, ES: 21, XI: 20, GR: 24 },
    lowerRates: { DE: { '13': 7 } },
  },
}

function decide(
  country: string,
  changes: Partial<VatCircumstances> & { postalCode?: string } = {},
) {
  const { postalCode = null, ...rest } = changes
  return decideVat({ rules, home: 'GR', place: { country, postalCode }, business: null, ...rest })
}

describe('decideVat', () => {
  it('keeps the VAT of home at home, at the pick-up, and without rules', () => {
    const confirmed = { country: 'DE', isConfirmed: true }
    expect(decide('GR')).toEqual({ kind: 'DOMESTIC' })
    expect(decide('GR', { business: confirmed })).toEqual({ kind: 'DOMESTIC' })
    expect(decide('DE', { place: null, business: confirmed })).toEqual({ kind: 'DOMESTIC' })
    expect(decide('DE', { rules: null, business: confirmed })).toEqual({ kind: 'DOMESTIC' })
    expect(decide('US', { rules: null })).toEqual({ kind: 'DOMESTIC' })
  })

  it('charges consumers in the Union the VAT of their country, where its rate is known', () => {
    expect(decide('DE')).toEqual({ kind: 'DESTINATION', country: 'DE', standardRate: 19 })
    expect(decide('SE')).toEqual({ kind: 'DOMESTIC' })
    expect(decide('DE', { rules: { ...rules, destination: null } })).toEqual({ kind: 'DOMESTIC' })
  })

  it('charges companies of other member states nothing once their number is confirmed', () => {
    const business = { country: 'DE', isConfirmed: true }
    expect(decide('DE', { business })).toEqual({ kind: 'REVERSE_CHARGE', country: 'DE' })
    expect(decide('FR', { business })).toEqual({ kind: 'REVERSE_CHARGE', country: 'DE' })
    const unconfirmed = { ...business, isConfirmed: false }
    expect(decide('DE', { business: unconfirmed }).kind).toBe('DESTINATION')
    const off = { ...rules, reverseCharge: false }
    expect(decide('DE', { business, rules: off }).kind).toBe('DESTINATION')
    // For goods a company in Northern Ireland counts as one of a member state.
    const belfast = { country: 'XI', isConfirmed: true }
    expect(decide('GB', { postalCode: 'BT1 5GS', business: belfast })).toEqual({
      kind: 'REVERSE_CHARGE',
      country: 'XI',
    })
    expect(decide('GB', { postalCode: 'SW1A 1AA', business: belfast }).kind).toBe('EXPORT')
    // Neither a company of home nor one from outside accounts for it there.
    const athens = { country: 'GR', isConfirmed: true }
    expect(decide('DE', { business: athens })).toEqual({ kind: 'DOMESTIC' })
    expect(decide('DE', { business: { country: 'US', isConfirmed: true } }).kind).toBe(
      'DESTINATION',
    )
  })

  it('exports without VAT, also to parts of member states that lie outside its territory', () => {
    expect(decide('CH')).toEqual({ kind: 'EXPORT', country: 'CH' })
    expect(decide('ES', { postalCode: '350 01' })).toEqual({ kind: 'EXPORT', country: 'ES' })
    for (const postalCode of ['63086', '630 87']) {
      expect(decide('GR', { postalCode })).toEqual({ kind: 'EXPORT', country: 'GR' })
    }
    expect(decide('GR', { postalCode: '63075' })).toEqual({ kind: 'DOMESTIC' })
    expect(decide('ES', { postalCode: '28001' }).kind).toBe('DESTINATION')
    expect(decide('GB', { postalCode: 'SW1A 1AA' }).kind).toBe('EXPORT')
    expect(decide('GB', { postalCode: 'BT1 5GS' })).toMatchObject({ country: 'XI' })
    expect(decide('MC')).toMatchObject({ kind: 'DESTINATION', country: 'FR' })
    expect(decide('CH', { rules: { ...rules, exports: false } })).toEqual({ kind: 'DOMESTIC' })
  })
})

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceMinor: fc.integer({ min: 1, max: 200_000 }),
    taxRate: fc.constantFrom(24, 13, 6),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 8 },
)
const cart = lines.map((all) =>
  all.map(({ share, ...line }) => ({
    ...line,
    discountMinor: Math.floor(share * line.quantity * line.unitPriceMinor),
  })),
)
const options = {
  currency: 'EUR',
  shippingMinor: 490,
  paymentFeeMinor: 0,
  freeShippingAboveMinor: 5_000,
  standardTaxRate: 24,
}

describe('toVatCharge', () => {
  it('takes the VAT off every price, and only it, where none is charged', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom('DE', 'US'), (gross, country) => {
        const kind = country === 'US' ? 'EXPORT' : 'REVERSE_CHARGE'
        const charge = toVatCharge({ kind, country }, rules)
        const net = gross.map((line) => chargeLine(line, charge))
        const before = sumTotals(gross, options)
        const after = sumTotals(net, {
          ...options,
          shippingMinor: charge.amount(490, 24),
          standardTaxRate: charge.rate(24),
          listedItemsMinor: before.itemsMinor,
        })
        expect(after.vatMinor).toBe(0)
        expect(after.grandMinor).toBe(
          after.itemsMinor + after.discountMinor + (after.shippingMinor ?? 0),
        )
        // Limits are for the prices that the catalogue shows.
        expect(after.freeShippingRemainingMinor).toBe(before.freeShippingRemainingMinor)
        for (const [index, line] of net.entries()) {
          const { unitPriceMinor, taxRate } = gross[index]!
          expect(line.unitPriceMinor).toBe(unitPriceMinor - containedVat(unitPriceMinor, taxRate))
          expect(line.discountMinor).toBeLessThanOrEqual(line.quantity * line.unitPriceMinor)
          expect(line.discountMinor).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('does not change the total for the VAT of another country', () => {
    fc.assert(
      fc.property(cart, (gross) => {
        const treatment = { kind: 'DESTINATION', country: 'DE', standardRate: 19 } as const
        const charge = toVatCharge(treatment, rules)
        const charged = gross.map((line) => chargeLine(line, charge))
        const totals = sumTotals(charged, { ...options, standardTaxRate: charge.rate(24) })
        expect(totals.grandMinor).toBe(sumTotals(gross, options).grandMinor)
        expect(totals.vatMinor).toBe(
          gross.reduce(
            (sum, { quantity, unitPriceMinor, discountMinor, taxRate }) =>
              sum +
              containedVat(quantity * unitPriceMinor - discountMinor, taxRate === 13 ? 7 : 19),
            containedVat(490, 19),
          ),
        )
      }),
    )
  })
})
