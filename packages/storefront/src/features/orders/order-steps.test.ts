import { describe, expect, it } from 'vitest'

import type { OrderData } from '../../request/api/api-types.js'
import { orderSteps } from './order-steps.js'

type SteppedOrder = Parameters<typeof orderSteps>[0]

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`

function order(
  moves: readonly OrderData['state'][],
  { isPaidOnDelivery = false, delivery = 'COURIER' as OrderData['shippingMethod']['kind'] } = {},
): SteppedOrder {
  const cost = { amountMinor: 0, currency: 'EUR', formatted: '€0.00' }
  const all: OrderData['state'][] = ['CREATED', 'PENDING', ...moves]
  return {
    state: all.at(-1) ?? 'CREATED',
    createdAt: day(1),
    payment: {
      state: 'PENDING',
      bankTransfer: null,
      method: {
        id: 'p',
        form: isPaidOnDelivery ? 'NONE' : 'FRAME',
        isCard: !isPaidOnDelivery,
        isPaidOnDelivery,
        mark: null,
        name: 'P',
        description: null,
        fee: cost,
      },
    },
    shippingMethod: {
      id: 's',
      kind: delivery,
      name: 'S',
      description: null,
      minDays: 1,
      maxDays: 3,
      arrival: null,
      cost,
    },
    shipments: [],
    history: all.map((to, index) => ({ to, at: day(index) })),
  }
}

const line = (facts: SteppedOrder): string =>
  orderSteps(facts)
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ')

describe('orderSteps', () => {
  it('waits for the money before it packs', () => {
    expect(line(order([]))).toBe(
      'ordered done, paid current, packed upcoming, sent upcoming, delivered upcoming',
    )
    expect(line(order(['APPROVED', 'PROCESSING']))).toBe(
      'ordered done, paid done, packed current, sent upcoming, delivered upcoming',
    )
  })

  it('requires no payment first for cash on delivery', () => {
    expect(line(order([], { isPaidOnDelivery: true }))).toBe(
      'ordered done, packed current, sent upcoming, delivered upcoming',
    )
  })

  it('sends nothing that is fetched', () => {
    const ready = order(['APPROVED', 'PROCESSING', 'READY'], { delivery: 'PICKUP' })
    expect(line(ready)).toBe('ordered done, paid done, packed done, collected current')
  })

  it('contain the date of each step, with the date of the parcel before that of the state change', () => {
    const sent = order(['APPROVED', 'PROCESSING', 'READY', 'SHIPPED'])
    const parcel = { id: 'x', tracking: 'T1', trackingUrl: null, shippedAt: day(20) }
    expect(orderSteps({ ...sent, shipments: [parcel] }).map(({ at }) => at)).toEqual([
      day(1),
      day(2),
      day(4),
      day(20),
      null,
    ])
    expect(line(order(['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED']))).toBe(
      'ordered done, paid done, packed done, sent done, delivered done',
    )
  })

  it('end where the order was stopped, without the skipped steps', () => {
    expect(line(order(['CANCELED']))).toBe('ordered done, CANCELED done')
    expect(line(order(['FAILED']))).toBe('ordered done, FAILED current')
    expect(line(order(['FAILED', 'PENDING', 'APPROVED', 'REFUNDED']))).toBe(
      'ordered done, paid done, REFUNDED done',
    )
    const back = order(['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'RETURNED', 'REFUNDED'])
    expect(line(back)).toBe(
      'ordered done, paid done, packed done, sent done, RETURNED done, REFUNDED done',
    )
  })
})
