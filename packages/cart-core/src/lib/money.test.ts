import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartErrorCode } from './cart-error.js'
import {
  addMoney,
  compareMoney,
  createMoney,
  isSameMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.js'

const eur = (amountMinor: number) => createMoney(amountMinor, 'EUR')
const usd = (amountMinor: number) => createMoney(amountMinor, 'USD')
const failure = (code: CartErrorCode) => expect.objectContaining({ name: 'CartError', code })
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(eur)

describe('createMoney', () => {
  it('rejects fractions, amounts that are not exact, and foreign currency codes', () => {
    expect(() => eur(0.5)).toThrow(failure('not-an-integer'))
    expect(() => eur(Number.NaN)).toThrow(failure('not-an-integer'))
    expect(() => eur(2 ** 53)).toThrow(failure('unsafe-integer'))
    for (const currency of ['euro', 'EURO', 'xEUR', 'EU', 'eur', '']) {
      expect(() => createMoney(1, currency)).toThrow(failure('invalid-currency'))
    }
  })
})

describe('addMoney and subtractMoney', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a)
      }),
    )
  })

  it('reject two currencies', () => {
    expect(() => addMoney(eur(1), usd(1))).toThrow(failure('currency-mismatch'))
    expect(() => subtractMoney(eur(1), usd(1))).toThrow(failure('currency-mismatch'))
  })

  it('reject amounts that no call of createMoney made', () => {
    expect(() => addMoney(eur(1), { amountMinor: 0.1, currency: 'EUR' })).toThrow(
      failure('not-an-integer'),
    )
  })

  it('reject a result that is not exact', () => {
    const most = eur(Number.MAX_SAFE_INTEGER)
    expect(() => addMoney(most, eur(1))).toThrow(failure('unsafe-integer'))
    expect(() => subtractMoney(eur(0), most)).not.toThrow()
    expect(() => subtractMoney(eur(-1), most)).toThrow(failure('unsafe-integer'))
  })
})

describe('multiplyMoney', () => {
  it('equals adding as often', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20 }), (money, times) => {
        const added = sumMoney(
          Array.from({ length: times }, () => money),
          'EUR',
        )
        expect(multiplyMoney(money, times)).toEqual(added)
      }),
    )
  })

  it('rejects a fraction of an amount and a product that is not exact', () => {
    expect(() => multiplyMoney(eur(100), 0.24)).toThrow(failure('not-an-integer'))
    expect(() => multiplyMoney(eur(2 ** 40), 2 ** 20)).toThrow(failure('unsafe-integer'))
  })
})

describe('compareMoney', () => {
  it('sorts from small to large', () => {
    expect([eur(3), eur(-1), eur(2)].sort(compareMoney)).toEqual([eur(-1), eur(2), eur(3)])
    expect(() => compareMoney(eur(1), usd(1))).toThrow(failure('currency-mismatch'))
  })
})

describe('sumMoney', () => {
  it('adds up in any order, and nothing to zero', () => {
    expect(sumMoney([], 'EUR')).toEqual(zeroMoney('EUR'))
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        expect(sumMoney(list, 'EUR')).toEqual(sumMoney(list.toReversed(), 'EUR'))
      }),
    )
  })

  it('rejects a stranger among the amounts', () => {
    expect(() => sumMoney([eur(1), usd(1)], 'EUR')).toThrow(failure('currency-mismatch'))
  })
})

describe('isSameMoney', () => {
  it('looks at amount and currency', () => {
    expect(isSameMoney(eur(1), eur(1))).toBe(true)
    expect(isSameMoney(eur(1), eur(2))).toBe(false)
    expect(isSameMoney(eur(1), usd(1))).toBe(false)
  })
})
