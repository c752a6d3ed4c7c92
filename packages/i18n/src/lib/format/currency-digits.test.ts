import { describe, expect, it } from 'vitest'
import { currencyDigits, toMajorUnits } from './currency-digits.js'

describe('currencyDigits', () => {
  it('knows currencies with two digits, with none and with three', () => {
    expect(['EUR', 'AED', 'JPY', 'KWD', 'EUR'].map(currencyDigits)).toEqual([2, 2, 0, 3, 2])
  })

  it('counts an amount in whole units', () => {
    const count = (currency: string) => toMajorUnits({ amountMinor: 1250, currency })
    expect(['EUR', 'JPY', 'KWD'].map(count)).toEqual([12.5, 1250, 1.25])
  })
})
