import { describe, expect, it } from 'vitest'
import { overdueSince, paymentDueAt } from './payment-due.js'
import type { PaymentTerms } from './payment-due.js'

const terms: PaymentTerms = {
  unpaidOrders: { onlineMinutes: 30, transferDays: 7 },
  timeZone: 'Europe/Athens',
}

type Order = Parameters<typeof paymentDueAt>[0]

function dueAt(since: string, changes: Partial<Order> = {}): string | undefined {
  const moves = [{ at: new Date('2026-01-01T00:00:00Z') }, { at: new Date(since) }]
  const order: Order = { state: 'PENDING', paymentState: 'PENDING', kind: 'BANK_TRANSFER', moves }
  return paymentDueAt({ ...order, ...changes }, terms)?.toISOString()
}

describe('paymentDueAt', () => {
  it('gives a transfer a week, until the end of its last day in the shop’s time zone', () => {
    const end = '2026-12-07T21:59:59.999Z'
    expect(dueAt('2026-11-29T22:00:00Z')).toBe(end)
    expect(dueAt('2026-11-30T21:59:59Z')).toBe(end)
    // Clocks are put back in between.
    expect(dueAt('2026-10-22T09:00:00Z')).toBe('2026-10-29T21:59:59.999Z')
  })

  it('gives an online payment half an hour, and cash all the time', () => {
    expect(dueAt('2026-11-30T10:00:00Z', { kind: 'CARD' })).toBe('2026-11-30T10:30:00.000Z')
    expect(dueAt('2026-11-30T10:00:00Z', { kind: 'IRIS' })).toBe('2026-11-30T10:30:00.000Z')
    expect(dueAt('2026-11-30T10:00:00Z', { kind: 'CASH_ON_DELIVERY' })).toBeUndefined()
  })

  it('waits for nothing once an order is paid, or over', () => {
    expect(dueAt('2026-11-30T10:00:00Z', { paymentState: 'PAID' })).toBeUndefined()
    expect(dueAt('2026-11-30T10:00:00Z', { state: 'CANCELED' })).toBeUndefined()
    expect(dueAt('2026-11-30T10:00:00Z', { state: 'FAILED', kind: 'CARD' })).toBeUndefined()
  })
})

describe('overdueSince', () => {
  it('agrees with what shoppers are told, at every hour of a year', () => {
    const hourMs = 60 * 60_000
    const start = Date.parse('2026-01-01T00:30:00Z')
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const since = new Date(start + hour * hourMs)
      const due = Date.parse(dueAt(since.toISOString())!)
      expect(overdueSince(terms, new Date(due)).transfer < since).toBe(true)
      expect(overdueSince(terms, new Date(due + 1)).transfer >= since).toBe(true)
    }
  })
})
