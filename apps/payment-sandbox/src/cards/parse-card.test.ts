import { describe, expect, it } from 'vitest'
import { parseCard } from './parse-card.js'
import type { CardError, CardField, TypedCard } from './parse-card.js'

const now = new Date('2026-11-22T10:00:00.000Z')
const valid: TypedCard = {
  holder: 'Μαρία Παπαδοπούλου',
  number: '4111 1111 1111 1111',
  expiry: '12/29',
  code: '123',
}

function errorsOf(changes: Partial<TypedCard>): Partial<Record<CardField, CardError>> {
  const outcome = parseCard({ ...valid, ...changes }, now)
  return outcome.status === 'errors' ? outcome.errors : {}
}

describe('parseCard', () => {
  it('reads a card however its number and date are grouped', () => {
    const ways: Partial<TypedCard>[] = [
      {},
      { number: '4111111111111111', expiry: '1229' },
      { number: '4111-1111-1111-1111', expiry: '12 / 2029' },
      { expiry: '122029' },
      { expiry: '12//29' },
    ]
    for (const way of ways) {
      expect(parseCard({ ...valid, ...way }, now)).toEqual({
        status: 'ok',
        card: {
          digits: '4111111111111111',
          brand: 'visa',
          lastDigits: '1111',
          expiryMonth: 12,
          expiryYear: 2029,
        },
      })
    }
  })

  it('reports everything that is missing at once', () => {
    expect(errorsOf({ holder: ' ', number: '', expiry: '', code: '' })).toEqual({
      holder: 'holder-empty',
      number: 'number-empty',
      expiry: 'expiry-empty',
      code: 'code-empty',
    })
    expect(errorsOf({ expiry: '/29' })).toEqual({ expiry: 'expiry-month-empty' })
    expect(errorsOf({ expiry: '12/' })).toEqual({ expiry: 'expiry-year-empty' })
  })

  it('distinguishes errors of characters, length, brand and check digit', () => {
    expect(errorsOf({ number: '4111x' })).toEqual({ number: 'invalid-characters' })
    expect(errorsOf({ number: '4111' })).toEqual({ number: 'invalid-length' })
    expect(errorsOf({ number: '411111111111' })).toEqual({ number: 'invalid-length' })
    expect(errorsOf({ number: '30569309025904' })).toEqual({ number: 'not-supported' })
    expect(errorsOf({ number: '4111111111111112' })).toEqual({ number: 'invalid' })
  })

  it('accepts a card until the end of its month', () => {
    expect(errorsOf({ expiry: '11/26' })).toEqual({})
    expect(errorsOf({ expiry: '10/26' })).toEqual({ expiry: 'expired' })
    expect(errorsOf({ expiry: '13/29' })).toEqual({ expiry: 'invalid' })
    expect(errorsOf({ expiry: '12/99' })).toEqual({ expiry: 'invalid' })
    expect(errorsOf({ expiry: '1/2/29' })).toEqual({ expiry: 'invalid-length' })
  })

  it('requires three digits of a security code and a name of letters', () => {
    expect(errorsOf({ code: '12' })).toEqual({ code: 'invalid-length' })
    expect(errorsOf({ code: '12a' })).toEqual({ code: 'invalid-characters' })
    expect(errorsOf({ holder: '4111 1111' })).toEqual({ holder: 'invalid-characters' })
  })
})
