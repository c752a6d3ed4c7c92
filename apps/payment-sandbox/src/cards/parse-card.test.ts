import { describe, expect, it } from 'vitest'
import { parseCard } from './parse-card.js'
import type { CardFault, CardField, TypedCard } from './parse-card.js'

const now = new Date('2026-11-22T10:00:00.000Z')
const good: TypedCard = {
  holder: 'Μαρία Παπαδοπούλου',
  number: '4111 1111 1111 1111',
  expiry: '12/29',
  code: '123',
}

function faultsOf(changes: Partial<TypedCard>): Partial<Record<CardField, CardFault>> {
  const outcome = parseCard({ ...good, ...changes }, now)
  return outcome.status === 'faults' ? outcome.faults : {}
}

describe('parseCard', () => {
  it('reads a card however its number and date are grouped', () => {
    const ways: Partial<TypedCard>[] = [
      {},
      { number: '4111111111111111', expiry: '1229' },
      { number: '4111-1111-1111-1111', expiry: '12 / 2029' },
    ]
    for (const way of ways) {
      expect(parseCard({ ...good, ...way }, now)).toEqual({
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

  it('asks for everything that is missing at once', () => {
    expect(faultsOf({ holder: ' ', number: '', expiry: '', code: '' })).toEqual({
      holder: 'holder-empty',
      number: 'number-empty',
      expiry: 'expiry-empty',
      code: 'code-empty',
    })
    expect(faultsOf({ expiry: '/29' })).toEqual({ expiry: 'expiry-month-empty' })
    expect(faultsOf({ expiry: '12/' })).toEqual({ expiry: 'expiry-year-empty' })
  })

  it('tells characters, length, brand and check digit of a number apart', () => {
    expect(faultsOf({ number: '4111x' })).toEqual({ number: 'invalid-characters' })
    expect(faultsOf({ number: '4111' })).toEqual({ number: 'invalid-length' })
    expect(faultsOf({ number: '411111111111' })).toEqual({ number: 'invalid-length' })
    expect(faultsOf({ number: '30569309025904' })).toEqual({ number: 'not-supported' })
    expect(faultsOf({ number: '4111111111111112' })).toEqual({ number: 'invalid' })
  })

  it('takes a card until its month is over', () => {
    expect(faultsOf({ expiry: '11/26' })).toEqual({})
    expect(faultsOf({ expiry: '10/26' })).toEqual({ expiry: 'expired' })
    expect(faultsOf({ expiry: '13/29' })).toEqual({ expiry: 'invalid' })
    expect(faultsOf({ expiry: '12/99' })).toEqual({ expiry: 'invalid' })
    expect(faultsOf({ expiry: '1/2/29' })).toEqual({ expiry: 'invalid-length' })
  })

  it('wants three digits of a security code and a name of letters', () => {
    expect(faultsOf({ code: '12' })).toEqual({ code: 'invalid-length' })
    expect(faultsOf({ code: '12a' })).toEqual({ code: 'invalid-characters' })
    expect(faultsOf({ holder: '4111 1111' })).toEqual({ holder: 'invalid-characters' })
  })
})
