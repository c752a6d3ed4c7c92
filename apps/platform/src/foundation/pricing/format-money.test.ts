import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.js'
import { instalmentPlans } from './instalment-plans.js'

describe('formatMoney', () => {
  it('writes an amount as the locale has it, with one kind of space', () => {
    expect(formatMoney(123_450, 'EUR', 'el').formatted).toBe('1.234,50\u00a0€')
    expect(formatMoney(123_450, 'EUR', 'en').formatted).toBe('€1,234.50')
    expect(formatMoney(-500, 'EUR', 'el').formatted).toBe('-5,00\u00a0€')
    expect(formatMoney(-0, 'EUR', 'en').formatted).toBe('€0.00')
  })

  it('supports currencies without cents, and with a thousand of them', () => {
    expect(formatMoney(1_500, 'JPY', 'en').formatted).toBe('¥1,500')
    expect(formatMoney(1_500, 'KWD', 'en').formatted).toBe('KWD\u00a01.500')
  })
})

describe('instalmentPlans', () => {
  const rules = { maxMonths: 6, fromMinor: 10_000 }
  const plans = (amountMinor: number) =>
    instalmentPlans(amountMinor, rules, 'EUR', 'en').map(({ months, amount, total }) => [
      months,
      amount.amountMinor,
      total.amountMinor,
    ])

  it('splits from three months on, rounding a month up', () => {
    expect(plans(10_000)).toEqual([
      [3, 3_334, 10_000],
      [4, 2_500, 10_000],
      [5, 2_000, 10_000],
      [6, 1_667, 10_000],
    ])
  })

  it('names the last part, so that the parts add up to the total', () => {
    const sums = [13_900, 10_000, 10_001].flatMap((amountMinor) =>
      instalmentPlans(amountMinor, rules, 'EUR', 'en').map(
        ({ months, amount, lastAmount }) =>
          amount.amountMinor * (months - 1) + lastAmount.amountMinor - amountMinor,
      ),
    )
    expect(new Set(sums)).toEqual(new Set([0]))
    const [three] = instalmentPlans(13_900, rules, 'EUR', 'en')
    expect([three!.amount.formatted, three!.lastAmount.formatted]).toEqual(['€46.34', '€46.32'])
  })

  it('is empty below the limit and for a tenant without plans', () => {
    expect(plans(9_999)).toEqual([])
    expect(instalmentPlans(50_000, null, 'EUR', 'en')).toEqual([])
  })
})
