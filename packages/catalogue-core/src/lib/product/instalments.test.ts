import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentPlans } from './instalments.js'

describe('instalmentPlans', () => {
  it('splits without interest, the last part taking the difference', () => {
    const plans = instalmentPlans(10_000, { maxMonths: 6, fromMinor: 10_000 })
    expect(plans.map((plan) => [plan.months, plan.amountMinor, plan.lastAmountMinor])).toEqual([
      [3, 3334, 3332],
      [4, 2500, 2500],
      [5, 2000, 2000],
      [6, 1667, 1665],
    ])
    expect(plans.every((plan) => plan.totalMinor === 10_000 && plan.interestMinor === 0)).toBe(true)
  })

  it('offers nothing below the limit', () => {
    expect(instalmentPlans(9999, { maxMonths: 6, fromMinor: 10_000 })).toEqual([])
    expect(instalmentPlans(10_000, { maxMonths: 2 })).toEqual([])
  })

  it('offers nothing that leaves a month without a cent', () => {
    const monthsOf = (amountMinor: number) =>
      instalmentPlans(amountMinor, { maxMonths: 4 }).map(({ months }) => months)
    expect([0, 2, 3, 4].map(monthsOf)).toEqual([[], [], [3], [3, 4]])
  })

  it('adds the interest of an annuity', () => {
    // 1,000 € over 12 months at 12 % a year: 88.85 € a month by the usual tables.
    const [plan] = instalmentPlans(100_000, { minMonths: 12, maxMonths: 12, interestRate: 12 })
    expect(plan).toMatchObject({ months: 12, amountMinor: 8885, interestRate: 12 })
    expect(plan?.interestMinor).toBe(6619)
  })

  it('sums the instalments to the total, each above zero', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 })
    const months = fc.integer({ min: 2, max: 60 })
    const rates = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        fc.oneof(amounts, fc.nat(200)),
        months,
        rates,
        (amount, maxMonths, interestRate) => {
          const options = { minMonths: 2, maxMonths, interestRate }
          for (const plan of instalmentPlans(amount, options)) {
            const paid = plan.amountMinor * (plan.months - 1) + plan.lastAmountMinor
            expect(paid).toBe(plan.totalMinor)
            expect(plan.totalMinor - plan.interestMinor).toBe(amount)
            expect(Math.min(plan.amountMinor, plan.lastAmountMinor)).toBeGreaterThan(0)
            expect(plan.interestMinor).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })

  it('rejects what cannot be reckoned with', () => {
    const code = (run: () => unknown) => {
      try {
        run()
      } catch (error) {
        return error instanceof Error && 'code' in error ? error.code : error
      }
      return 'nothing thrown'
    }
    expect(code(() => instalmentPlans(1.5, { maxMonths: 6 }))).toBe('invalid-amount')
    expect(code(() => instalmentPlans(-1, { maxMonths: 6 }))).toBe('invalid-amount')
    expect(code(() => instalmentPlans(100, { maxMonths: 1 }))).toBe('invalid-months')
    expect(code(() => instalmentPlans(100, { maxMonths: 61 }))).toBe('invalid-months')
    expect(code(() => instalmentPlans(100, { maxMonths: 6, minMonths: 2.5 }))).toBe(
      'invalid-months',
    )
    expect(code(() => instalmentPlans(100, { maxMonths: 60, minMonths: 2 }))).toBe('nothing thrown')
    for (const interestRate of [-1, 100.1, Number.NaN]) {
      expect(code(() => instalmentPlans(100, { maxMonths: 6, interestRate }))).toBe('invalid-rate')
    }
    expect(code(() => instalmentPlans(100, { maxMonths: 6, interestRate: 100 }))).toBe(
      'nothing thrown',
    )
  })
})
