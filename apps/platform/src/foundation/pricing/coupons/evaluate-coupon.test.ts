import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { containedVat } from '../contained-vat.js'
import { couponTermsSchema, toCouponCode } from './coupon-terms.js'
import { evaluateCoupon, withDiscounts } from './evaluate-coupon.js'
import type { CouponLine } from './evaluate-coupon.js'
import { sumTotals } from '../totals.js'

const now = new Date('2026-11-22T10:00:00.000Z')
const tenPercent = { kind: 'PERCENT', percent: 10 }

function line(changes: Partial<CouponLine> = {}): CouponLine {
  return {
    quantity: 1,
    unitPriceMinor: 1_000,
    isCouponEligible: true,
    isReduced: false,
    ...changes,
  }
}

function evaluate(terms: object | null, lines: CouponLine[], isUsedUp = false) {
  const parsed = terms && v.parse(couponTermsSchema, terms)
  return evaluateCoupon({ code: 'CODE', terms: parsed, isUsedUp }, lines, now)
}

function errorCodeOf(...call: Parameters<typeof evaluate>) {
  const result = evaluate(...call)
  return result.status === 'rejected' ? result.errorCode : null
}

describe('evaluateCoupon', () => {
  it('takes a percentage off every line', () => {
    const result = evaluate(tenPercent, [line({ quantity: 3 }), line({ unitPriceMinor: 505 })])
    expect(result).toMatchObject({ discountMinor: 351, lineDiscountsMinor: [300, 51] })
  })

  it('takes an amount off, and leaves something to pay', () => {
    const terms = { kind: 'AMOUNT', amountMinor: 500, minimumMinor: 2_000 }
    expect(evaluate(terms, [line({ quantity: 2 })])).toMatchObject({ discountMinor: 500 })
    const almostFree = { kind: 'PERCENT', percent: 99 }
    expect(evaluate(almostFree, [line({ unitPriceMinor: 1 })])).toMatchObject({ discountMinor: 0 })
  })

  it('gives the cents that rounding leaves over to the lines that lost most, the first of equals', () => {
    const terms = { kind: 'AMOUNT', amountMinor: 100, minimumMinor: 500 }
    const equal = [line(), line(), line()]
    expect(evaluate(terms, equal)).toMatchObject({ lineDiscountsMinor: [34, 33, 33] })
    const rising = [line({ unitPriceMinor: 1_001 }), line({ unitPriceMinor: 1_002 }), line()]
    expect(evaluate(terms, rising)).toMatchObject({ lineDiscountsMinor: [33, 34, 33] })
  })

  it('throws for an amount above the goods, which no line could carry', () => {
    const terms = v.parse(couponTermsSchema, { kind: 'FREE_SHIPPING' })
    const take = (amountMinor: number) => () =>
      evaluateCoupon(
        { code: 'CODE', terms: { ...terms, kind: 'AMOUNT', amountMinor }, isUsedUp: false },
        [line()],
        now,
      )
    expect(take(1_001)).toThrow('Cannot subtract 1001 from 1000')
    expect(take(-1)).toThrow('Cannot subtract -1 from 1000')
    expect(take(1_000)()).toMatchObject({ lineDiscountsMinor: [1_000] })
  })

  it('frees shipping and nothing else', () => {
    const result = evaluate({ kind: 'FREE_SHIPPING' }, [line()])
    expect(result).toMatchObject({
      discountMinor: 0,
      lineDiscountsMinor: [0],
      isFreeShipping: true,
    })
  })

  it('skips lines that it is not for', () => {
    const lines = [line({ isCouponEligible: false }), line({ isReduced: true }), line()]
    expect(evaluate({ ...tenPercent, includesReduced: false }, lines)).toMatchObject({
      lineDiscountsMinor: [0, 0, 100],
    })
    expect(evaluate(tenPercent, lines)).toMatchObject({ lineDiscountsMinor: [0, 100, 100] })
    expect(errorCodeOf(tenPercent, [line({ isCouponEligible: false })])).toBe('COUPON_NO_GOODS')
  })

  it('returns the amount missing to its minimum, counting only eligible goods', () => {
    const lines = [line(), line({ isCouponEligible: false, unitPriceMinor: 90_000 })]
    expect(evaluate({ ...tenPercent, minimumMinor: 2_500 }, lines)).toMatchObject({
      errorCode: 'COUPON_MINIMUM',
      missingMinor: 1_500,
    })
    expect(errorCodeOf({ ...tenPercent, minimumMinor: 1_000 }, lines)).toBeNull()
  })

  it('applies from its start to before its end', () => {
    const at = (startsAt: string | null, endsAt: string | null) =>
      errorCodeOf({ ...tenPercent, startsAt, endsAt }, [line()])
    expect(at('2026-11-22T10:00:00.001Z', null)).toBe('COUPON_NOT_YET')
    expect(at('2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.001Z')).toBeNull()
    expect(at(null, '2026-11-22T10:00:00.000Z')).toBe('COUPON_ENDED')
  })

  it('rejects codes that are deleted or used up', () => {
    expect(errorCodeOf(null, [line()])).toBe('COUPON_UNKNOWN')
    expect(errorCodeOf(tenPercent, [line()], true)).toBe('COUPON_USED_UP')
  })

  it('is never off by a cent, for any coupon and any lines', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 999 }),
        unitPriceMinor: fc.integer({ min: 1, max: 100_000 }),
        isCouponEligible: fc.boolean(),
        isReduced: fc.boolean(),
        taxRate: fc.constantFrom(24, 13, 6, 17.5),
      }),
      { minLength: 1, maxLength: 12 },
    )
    const terms = fc.oneof(
      fc.record({
        kind: fc.constant('PERCENT'),
        percent: fc.integer({ min: 1, max: 99 }),
        includesReduced: fc.boolean(),
      }),
      fc.integer({ min: 1, max: 900_000 }).map((amountMinor) => ({
        kind: 'AMOUNT',
        amountMinor,
        minimumMinor: amountMinor + 1,
      })),
      fc.constant({ kind: 'FREE_SHIPPING' }),
    )
    fc.assert(
      fc.property(lines, terms, fc.nat(5_000), (goods, coupon, shippingMinor) => {
        const result = evaluate(coupon, goods)
        const priced = withDiscounts(goods, result)
        const totals = sumTotals(priced, {
          currency: 'EUR',
          shippingMinor,
          paymentFeeMinor: 0,
          freeShippingAboveMinor: null,
          standardTaxRate: 24,
        })
        const paid = priced.map((item) => item.quantity * item.unitPriceMinor - item.discountMinor)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(paid.every((amount) => amount >= 0)).toBe(true)
        expect(totals.grandMinor).toBe(sum(paid) + shippingMinor)
        expect(totals.itemsMinor + totals.discountMinor + shippingMinor).toBe(totals.grandMinor)
        expect(totals.vatMinor).toBe(
          sum(paid.map((amount, index) => containedVat(amount, priced[index]!.taxRate))) +
            containedVat(shippingMinor, 24),
        )
        const discount = result.status === 'applied' ? result.discountMinor : 0
        expect(totals.discountMinor).toBe(0 - discount)
        expect(sum(paid)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('withDiscounts', () => {
  it('takes nothing off without a coupon, nor with one that does not apply', () => {
    const rejected = evaluate(null, [line()])
    expect(withDiscounts([line()], null)).toEqual([{ ...line(), discountMinor: 0 }])
    expect(withDiscounts([line()], rejected)).toEqual([{ ...line(), discountMinor: 0 }])
  })
})

describe('couponTermsSchema', () => {
  it('applies to all goods at any time by default', () => {
    const everything = {
      minimumMinor: 0,
      startsAt: null,
      endsAt: null,
      categories: [],
      products: [],
      includesReduced: true,
    }
    expect(v.parse(couponTermsSchema, tenPercent)).toEqual({ ...tenPercent, ...everything })
    const limited = {
      kind: 'AMOUNT',
      amountMinor: 500,
      minimumMinor: 2_000,
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
      categories: ['heaters'],
      products: ['regulator'],
      includesReduced: false,
    }
    expect(v.parse(couponTermsSchema, limited)).toEqual(limited)
  })

  it('requires a minimum above the amount', () => {
    const terms = { kind: 'AMOUNT', amountMinor: 500, minimumMinor: 500 }
    expect(v.safeParse(couponTermsSchema, terms).issues?.[0].message).toBe(
      'An amount needs a minimum above it, so that something is left to pay.',
    )
  })

  it('rejects coupons without a discount, fractions, and empty keys', () => {
    const isRight = (terms: object) => v.safeParse(couponTermsSchema, terms).success
    expect(isRight({ kind: 'PERCENT', percent: 1 })).toBe(true)
    expect(isRight({ kind: 'PERCENT', percent: 99 })).toBe(true)
    expect(isRight({ kind: 'PERCENT', percent: 0 })).toBe(false)
    expect(isRight({ kind: 'PERCENT', percent: 2.5 })).toBe(false)
    expect(isRight({ kind: 'AMOUNT', amountMinor: 0, minimumMinor: 500 })).toBe(false)
    expect(isRight({ kind: 'AMOUNT', amountMinor: 1, minimumMinor: 1_000_000_01 })).toBe(false)
    expect(isRight({ ...tenPercent, categories: [''] })).toBe(false)
    expect(isRight({ kind: 'GIFT' })).toBe(false)
  })

  it('takes no amount without a minimum above it, and no per cent that leaves nothing', () => {
    const isRight = (terms: object) => v.safeParse(couponTermsSchema, terms).success
    expect(isRight({ kind: 'AMOUNT', amountMinor: 500, minimumMinor: 500 })).toBe(false)
    expect(isRight({ kind: 'AMOUNT', amountMinor: 500, minimumMinor: 501 })).toBe(true)
    expect(isRight({ kind: 'PERCENT', percent: 100 })).toBe(false)
    expect(isRight({ kind: 'PERCENT', percent: 10, endsAt: 'tomorrow' })).toBe(false)
  })
})

describe('toCouponCode', () => {
  it('reads a code however it was typed', () => {
    expect(toCouponCode(' welcome 10 ')).toBe('WELCOME10')
    expect(toCouponCode('καλοκαίρι-26')).toBe('ΚΑΛΟΚΑΙΡΙ-26')
    expect(toCouponCode('abc')).toBe('ABC')
    expect(toCouponCode('A'.repeat(40))).toBe('A'.repeat(40))
    for (const text of ['', 'AB', 'A_B_C', '-ABC!', "' OR 1=1", 'A'.repeat(41)]) {
      expect(toCouponCode(text)).toBeUndefined()
    }
  })
})
