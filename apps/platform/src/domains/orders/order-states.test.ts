import { describe, expect, it } from 'vitest'
import {
  cancelableStates,
  isOrderMove,
  isOrderState,
  orderMoves,
  statesWithoutStock,
} from './order-states.js'
import type { OrderState } from './order-states.js'

const states = Object.keys(orderMoves) as OrderState[]
const shipped = { pickup: false }

// Mulberry32: the same numbers on each run.
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

describe('isOrderMove', () => {
  it('allows every step from none to completed', () => {
    const path: OrderState[] = [
      'NONE',
      'CREATED',
      'PENDING',
      'APPROVED',
      'PROCESSING',
      'READY',
      'SHIPPED',
      'COMPLETED',
    ]
    const moves = path.slice(1).map((to, index) => isOrderMove(path[index]!, to, shipped))
    expect(moves).toEqual(Array.from({ length: 7 }, () => true))
  })

  it('leaves no move from canceled and refunded', () => {
    const onward = states.filter(
      (to) => isOrderMove('CANCELED', to, shipped) || isOrderMove('REFUNDED', to, shipped),
    )
    expect(onward).toEqual([])
  })

  it('cancels only before shipping', () => {
    const cancelable = states.filter((from) => isOrderMove(from, 'CANCELED', shipped))
    expect(cancelable.sort()).toEqual(['APPROVED', 'CREATED', 'PENDING', 'PROCESSING', 'READY'])
  })

  it('refunds approved, processed, completed and returned orders', () => {
    const refundable = states.filter((from) => isOrderMove(from, 'REFUNDED', shipped))
    expect(refundable.sort()).toEqual(['APPROVED', 'COMPLETED', 'PROCESSING', 'RETURNED'])
  })

  it('reopens a failed order, and no other', () => {
    expect(isOrderMove('FAILED', 'PENDING', shipped)).toBe(true)
    expect(isOrderMove('APPROVED', 'PENDING', shipped)).toBe(false)
  })

  it('completes a ready order only when it is picked up', () => {
    expect(isOrderMove('READY', 'COMPLETED', { pickup: true })).toBe(true)
    expect(isOrderMove('READY', 'COMPLETED', shipped)).toBe(false)
    expect(isOrderMove('READY', 'SHIPPED', { pickup: true })).toBe(false)
  })

  it('allows these moves of an order that is shipped, and no other', () => {
    expect(movesOf({ pickup: false })).toEqual([
      'NONE > CREATED',
      'CREATED > PENDING, CANCELED, FAILED',
      'PENDING > APPROVED, CANCELED, FAILED',
      'APPROVED > PROCESSING, CANCELED, REFUNDED',
      'PROCESSING > READY, CANCELED, REFUNDED',
      'READY > SHIPPED, CANCELED',
      'SHIPPED > COMPLETED, RETURNED',
      'COMPLETED > RETURNED, REFUNDED',
      'CANCELED > ',
      'FAILED > PENDING',
      'RETURNED > REFUNDED',
      'REFUNDED > ',
    ])
  })

  it('differs for an order that is picked up only once it is ready', () => {
    const [shippedMoves, pickupMoves] = [movesOf({ pickup: false }), movesOf({ pickup: true })]
    expect(pickupMoves.filter((move) => !shippedMoves.includes(move))).toEqual([
      'READY > COMPLETED, CANCELED',
    ])
  })

  it('makes no illegal move in 100,000 random steps', () => {
    const next = seededNumbers(42)
    let state: OrderState = 'NONE'
    const taken = new Set<string>()
    for (let step = 0; step < 100_000; step += 1) {
      const to = states[next() % states.length]!
      if (isOrderMove(state, to, { pickup: next() % 2 === 0 })) {
        taken.add(`${state}>${to}`)
        state = to
      }
      if (orderMoves[state].length === 0) state = 'NONE'
    }
    const allowed = states.flatMap((from) => orderMoves[from].map((to) => `${from}>${to}`))
    expect([...taken].sort()).toEqual(allowed.sort())
  })
})

function movesOf(delivery: { pickup: boolean }): string[] {
  return states.map(
    (from) =>
      `${from} > ${orderMoves[from].filter((to) => isOrderMove(from, to, delivery)).join(', ')}`,
  )
}

describe('states of an order', () => {
  it('names those that reserve no stock, and those in which a shopper may cancel', () => {
    expect([...statesWithoutStock]).toEqual(['CANCELED', 'FAILED'])
    expect([...cancelableStates]).toEqual(['CREATED', 'PENDING', 'APPROVED'])
  })
})

describe('isOrderState', () => {
  it('accepts states only, no inherited property', () => {
    expect(isOrderState('PENDING')).toBe(true)
    expect(isOrderState('pending')).toBe(false)
    expect(isOrderState('constructor')).toBe(false)
  })
})
