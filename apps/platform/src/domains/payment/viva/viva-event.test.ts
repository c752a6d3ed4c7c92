import { describe, expect, it } from 'vitest'
import { readVivaEvent } from './viva-event.js'
import { eventExample, paidExample, updatedExample } from './testing/viva-examples.js'
import { InvalidSignatureError } from '../payment-provider.js'

const account = {
  environment: 'demo',
  merchantId: paidExample.MerchantId,
  apiKey: 'key',
  clientId: 'client',
  clientSecret: 'secret',
  sources: { CARD_PAGE: '1234' },
  currency: 'EUR',
} as const
const accounts = new Map([
  ['floga', account],
  ['other', { ...account, merchantId: '00000000-0000-4000-8000-000000000000' }],
])

function event(data: object, type = 1796): string {
  return JSON.stringify({ ...eventExample, EventTypeId: type, EventData: data })
}

const paid = { ...paidExample, MerchantTrns: 'floga/payment' }
const read = (body: string) => readVivaEvent({ headers: {}, body, now: new Date() }, accounts)

describe('readVivaEvent', () => {
  it('names the payment and the tenant of an event as Viva documents it', () => {
    expect(read(event(paid))).toEqual({
      id: eventExample.MessageId,
      kind: '1796',
      at: new Date('2021-09-02T07:39:28.849Z'),
      tenant: 'floga',
      paymentId: 'payment',
      providerId: '2271655739472609',
    })
  })

  it('keeps every digit of an order’s code', () => {
    const body = event(paid).replace('"2271655739472609"', '9999999999999999')
    expect(read(body).providerId).toBe('9999999999999999')
  })

  it('names no payment that the merchant’s account does not have', () => {
    const { MerchantId } = paidExample
    const events = [
      event({ ...paid, MerchantTrns: 'other/payment' }),
      event({ ...paid, MerchantTrns: null }),
      event({ ...updatedExample, MerchantId }, 4865),
      event({ MerchantId }),
    ]
    for (const body of events) expect(read(body)).toMatchObject({ tenant: 'floga', paymentId: '' })
  })

  it('accepts no message of another merchant, or of another form', () => {
    const bodies = [
      event({ ...paid, MerchantId: '00000000-0000-4000-8000-000000000001' }),
      event({}),
      JSON.stringify({ EventData: paid }),
      'no JSON',
    ]
    for (const body of bodies) expect(() => read(body)).toThrow(InvalidSignatureError)
  })
})
