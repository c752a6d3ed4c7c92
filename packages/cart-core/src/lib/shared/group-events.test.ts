import { describe, expect, it } from 'vitest'
import { createExampleEvent, createExamplePerson } from '../testing/example-shared-cart.js'
import { groupEvents } from './group-events.js'

const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`
const added = createExampleEvent({
  revision: 1,
  kind: 'LINE_ADDED',
  quantity: 1,
  difference: 1,
  at: at(0),
})
const more = (revision: number, quantity: number, minute: number) =>
  createExampleEvent({ revision, kind: 'LINE_CHANGED', quantity, difference: 1, at: at(minute) })

describe('groupEvents', () => {
  it('joins an addition and the steps after it to one event with the final quantity', () => {
    expect(groupEvents([more(3, 3, 2), more(2, 2, 1), added])).toEqual([
      { ...added, revision: 3, quantity: 3, difference: 3, at: at(2) },
    ])
  })

  it('keeps steps apart that are of other people, other lines or another time', () => {
    const other = createExamplePerson({ id: 'giorgos' })
    for (const log of [
      [{ ...more(3, 3, 1), person: other }, more(2, 2, 1)],
      [{ ...more(3, 3, 1), lineId: 'line-9' }, more(2, 2, 1)],
      [more(3, 3, 30), more(2, 2, 1)],
      [{ ...added, revision: 4 }, more(3, 3, 0)],
    ]) {
      expect(groupEvents(log)).toEqual(log)
    }
  })
})
