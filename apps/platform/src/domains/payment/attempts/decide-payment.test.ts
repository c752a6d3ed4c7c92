import { describe, expect, it } from 'vitest'
import { judgePayment } from './decide-payment.js'
import type { Hearing } from './decide-payment.js'
import type { PaymentState } from '../payment-record.js'

const euros = { amountMinor: 1_234, currency: 'EUR' }
const order = { state: 'PENDING', totalMinor: 1_234, currency: 'EUR' }
const told = (state: Hearing['told']['state'], changes = {}) => ({ state, ...euros, ...changes })

function judge(changes: Partial<Hearing>) {
  return judgePayment({ state: 'OPEN', isNewest: true, told: told('APPROVED'), order, ...changes })
}

describe('judgePayment', () => {
  it('approves what pays the order to the cent', () => {
    expect(judge({})).toEqual({ act: 'approve', revives: false })
    expect(judge({ order: { ...order, state: 'FAILED' } })).toEqual({
      act: 'approve',
      revives: true,
    })
  })

  it('gives back another amount, another currency, and what an order no longer needs', () => {
    const wrong = { act: 'give-back', failsOrder: true }
    expect(judge({ told: told('APPROVED', { amountMinor: 1_233 }) })).toMatchObject(wrong)
    expect(judge({ told: told('APPROVED', { currency: 'USD' }) })).toMatchObject(wrong)
    for (const state of ['APPROVED', 'CANCELED', 'SHIPPED', 'REFUNDED']) {
      const verdict = judge({ order: { ...order, state } })
      expect(verdict).toEqual({
        act: 'give-back',
        cause: `the order is ${state}`,
        failsOrder: false,
      })
    }
  })

  it('hears of money even after the end of a try', () => {
    for (const state of ['DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'] as const) {
      expect(judge({ state })).toEqual({ act: 'approve', revives: false })
    }
  })

  it('takes back nothing that was settled', () => {
    for (const state of ['APPROVED', 'SURPLUS'] as const) {
      for (const heard of ['APPROVED', 'OPEN', 'DECLINED', 'CANCELED', 'EXPIRED'] as const) {
        expect(judge({ state, told: told(heard) })).toEqual({ act: 'nothing' })
      }
    }
    expect(judge({ state: 'CANCELED', told: told('OPEN') })).toEqual({ act: 'nothing' })
  })

  it('fails an order by the end of its newest try alone', () => {
    const end = { act: 'end', state: 'DECLINED' }
    const declined = told('DECLINED')
    expect(judge({ told: declined })).toEqual({ ...end, failsOrder: true })
    expect(judge({ told: declined, isNewest: false })).toEqual({ ...end, failsOrder: false })
    const canceled = { ...order, state: 'CANCELED' }
    expect(judge({ told: declined, order: canceled })).toEqual({ ...end, failsOrder: false })
  })

  it('leads to the same end in every order of five events, each told twice', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    const ends = permutations([0, 1, 2, 3, 4]).map((sequence) => {
      const heard = [...sequence, ...sequence.toReversed()].map((index) => events[index]!)
      return heard.reduce(hear, { payment: 'OPENING', order: 'PENDING', paid: 0, back: 0 })
    })
    expect(ends).toHaveLength(120)
    for (const end of ends) {
      expect(end).toEqual({ payment: 'APPROVED', order: 'APPROVED', paid: 1, back: 0 })
    }
  })

  it('has the money back of an order that was canceled, in every order of events', () => {
    const events = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    for (const sequence of permutations([0, 1, 2, 3, 4])) {
      const heard = [...sequence, ...sequence].map((index) => events[index]!)
      const end = heard.reduce(hear, { payment: 'OPENING', order: 'CANCELED', paid: 0, back: 0 })
      expect(end).toEqual({ payment: 'SURPLUS', order: 'CANCELED', paid: 0, back: 1 })
    }
  })
})

interface Standing {
  payment: PaymentState
  order: string
  /** How often the order was paid, and how often money went back. */
  paid: number
  back: number
}

/** What becomes of payment and order by a verdict. */
function hear(standing: Standing, heard: Hearing['told']['state']): Standing {
  const { payment: state, order: orderState } = standing
  const facing = { ...order, state: orderState }
  const verdict = judgePayment({ state, isNewest: true, told: told(heard), order: facing })
  switch (verdict.act) {
    case 'nothing':
      return standing
    case 'open':
      return { ...standing, payment: 'OPEN' }
    case 'end':
      return {
        ...standing,
        payment: verdict.state,
        order: verdict.failsOrder ? 'FAILED' : orderState,
      }
    case 'approve':
      return { ...standing, payment: 'APPROVED', order: 'APPROVED', paid: standing.paid + 1 }
    case 'give-back':
      return { ...standing, payment: 'SURPLUS', back: standing.back + 1 }
  }
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
