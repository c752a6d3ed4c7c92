import { describe, expect, it } from 'vitest'
import {
  createExampleEvent,
  createExamplePerson,
  createExampleSharedCart,
} from '../testing/example-shared-cart.js'
import { applyUpdate } from './apply-update.js'
import type { SharedCart, SharedCartEvent, SharedCartUpdate } from './shared-cart.js'

const later = { isFirst: false, nowMs: Date.UTC(2026, 0, 2) }
const first = { ...later, isFirst: true }

function updateTo(
  revision: number,
  events: SharedCartEvent[],
  changes: Partial<SharedCart> = {},
): SharedCartUpdate {
  return {
    revision,
    events,
    cart: null,
    sharedCart: createExampleSharedCart({ revision, ...changes }),
  }
}

const gone = (events: SharedCartEvent[]): SharedCartUpdate => ({
  revision: 2,
  events,
  cart: null,
  sharedCart: null,
})

describe('applyUpdate', () => {
  it('applies the first update unchanged, with any missing events', () => {
    const event = createExampleEvent({ revision: 9 })
    // Who has just come has missed nothing.
    expect(applyUpdate(null, updateTo(9, [event]), later)).toMatchObject({
      status: 'applied',
      sharedCart: { revision: 9, log: [event] },
      news: [],
    })
    const known = createExampleSharedCart({ revision: 3 })
    expect(applyUpdate(known, updateTo(9, []), first).status).toBe('applied')
  })

  it('ignores older revisions', () => {
    const known = createExampleSharedCart({ revision: 3 })
    expect(applyUpdate(known, updateTo(2, [createExampleEvent()]), later).status).toBe('ignored')
    expect(applyUpdate(known, { ...gone([]), revision: 2 }, later).status).toBe('ignored')
  })

  it('counts events once, and puts those before them in order', () => {
    const known = createExampleSharedCart({ revision: 1 })
    const events = [3, 2, 1].map((revision) => createExampleEvent({ revision }))
    const applied = applyUpdate(known, updateTo(3, events), later)
    expect(applied.status === 'applied' && applied.news.map(({ revision }) => revision)).toEqual([
      2, 3,
    ])
    const again =
      applied.status === 'applied' && applyUpdate(applied.sharedCart, updateTo(3, events), later)
    expect(again).toMatchObject({ status: 'applied', news: [] })
  })

  it('follows who is here without a new revision', () => {
    const known = createExampleSharedCart()
    const people = [createExamplePerson({ isHere: false })]
    const applied = applyUpdate(known, updateTo(1, [], { people }), later)
    expect(applied).toMatchObject({ status: 'applied', sharedCart: { people }, news: [] })
  })

  it('reports missing events between the known and the received revision', () => {
    const known = createExampleSharedCart({ revision: 1 })
    const event = createExampleEvent({ revision: 3 })
    expect(applyUpdate(known, updateTo(3, [event]), later).status).toBe('incomplete')
  })

  it('keeps the latest fifty events, the newest first', () => {
    const known = createExampleSharedCart({
      revision: 50,
      log: Array.from({ length: 50 }, (_, index) => createExampleEvent({ revision: 50 - index })),
    })
    const applied = applyUpdate(known, updateTo(51, [createExampleEvent({ revision: 51 })]), later)
    const revisions =
      applied.status === 'applied' && applied.sharedCart.log.map(({ revision }) => revision)
    expect(revisions).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index))
  })

  it('reports when a cart was ordered or ended', () => {
    const known = createExampleSharedCart()
    const ordered = updateTo(2, [createExampleEvent({ kind: 'ORDERED' })], { state: 'ORDERED' })
    expect(applyUpdate(known, ordered, later)).toMatchObject({ status: 'applied', end: 'ordered' })
    const ended = updateTo(2, [createExampleEvent({ kind: 'ENDED' })], { state: 'ENDED' })
    expect(applyUpdate(known, ended, later)).toMatchObject({ status: 'applied', end: 'ended' })
    expect(applyUpdate(known, updateTo(2, [createExampleEvent()]), later)).toMatchObject({
      end: null,
    })
  })

  it('finds out why the visitor no longer belongs to a cart', () => {
    const member = createExamplePerson({ isAsker: true })
    const known = createExampleSharedCart({ member, owner: null })
    const endAfter = (changes: Partial<SharedCartEvent>, nowMs = later.nowMs) => {
      const applied = applyUpdate(known, gone([createExampleEvent(changes)]), { ...later, nowMs })
      return applied.status === 'over' && applied.end
    }
    expect(endAfter({ kind: 'LEFT', person: member })).toBe('left')
    expect(endAfter({ kind: 'REMOVED_PERSON', otherPerson: member })).toBe('removed')
    expect(endAfter({ kind: 'ORDERED' })).toBe('ordered')
    expect(endAfter({ kind: 'ENDED' })).toBe('ended')
    const other = createExamplePerson({ id: 'eleni' })
    expect(endAfter({ kind: 'LEFT', person: other }, Date.UTC(2026, 1, 1))).toBe('expired')
  })

  it('treats a live stream that ends without a reason as a removal, and a missing cart as over', () => {
    const known = createExampleSharedCart()
    expect(applyUpdate(known, gone([]), later)).toEqual({
      status: 'over',
      end: 'removed',
      by: null,
    })
    expect(applyUpdate(known, gone([]), first)).toEqual({ status: 'over', end: 'ended', by: null })
    expect(applyUpdate(null, gone([]), first)).toEqual({ status: 'over', end: 'ended', by: null })
  })
})
