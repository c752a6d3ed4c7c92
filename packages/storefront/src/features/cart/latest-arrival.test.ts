import type { LineArrival, OptimisticLine } from '@floga/cart-core'
import { describe, expect, it } from 'vitest'

import { latestArrival } from './latest-arrival.js'

const zone = 'Mainland'
const soon: LineArrival = { earliest: '2026-12-02', latest: '2026-12-04', zone }
const late: LineArrival = { earliest: '2026-12-14', latest: '2026-12-22', zone }

const arrivalOf = (...arrivals: (LineArrival | null)[]) =>
  latestArrival({
    lines: arrivals.map((arrival) => ({ arrival }) as OptimisticLine),
    shippingEstimate: null,
  })

describe('latestArrival', () => {
  it('is that of the slowest line', () => {
    expect(arrivalOf(soon, late, soon)).toBe(late)
  })

  it('is unknown where a line is unknown, or where two go to other places', () => {
    expect(arrivalOf()).toBeNull()
    expect(arrivalOf(soon, null)).toBeNull()
    expect(arrivalOf(soon, { ...late, zone: 'Islands' })).toBeNull()
  })

  it('is that of the estimate for an address', () => {
    const method = { id: '1', kind: 'COURIER', name: '', minDays: 1, maxDays: 3 } as const
    const cost = { amountMinor: 0, currency: 'EUR' }
    const methods = [
      { ...method, kind: 'PICKUP' as const, cost, arrival: soon },
      { ...method, cost, arrival: late },
    ]
    const lines = [{ arrival: soon } as OptimisticLine]
    const found = latestArrival({ lines, shippingEstimate: { methods, problem: null } })
    expect(found).toEqual({ ...late, zone: null })
    expect(latestArrival({ lines, shippingEstimate: { methods: [], problem: '' } })).toBeNull()
  })
})
