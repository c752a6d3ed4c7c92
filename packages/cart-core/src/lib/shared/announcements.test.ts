import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createExampleEvent, createExamplePerson } from '../testing/example-shared-cart.js'
import { createManualClock } from '../testing/manual-clock.js'
import { createAnnouncements } from './announcements.js'

function open() {
  const store = createStore()
  const clock = createManualClock()
  const announcements = createAnnouncements(store, clock)
  const said: unknown[] = []
  store.sub(announcements.announcementAtom, () =>
    said.push(store.get(announcements.announcementAtom)),
  )
  return { ...announcements, clock, said }
}

describe('createAnnouncements', () => {
  it('announces the first event at once, and those within ten seconds together', () => {
    const { add, clock, said } = open()
    const [one, two, three] = [2, 3, 4].map((revision) =>
      createExampleEvent({ revision, lineId: `line-${revision}` }),
    )
    add([one!])
    expect(said).toEqual([{ event: one, more: 0 }])
    clock.pass(1)
    add([two!])
    add([three!])
    clock.pass(9998)
    expect(said).toHaveLength(1)
    clock.pass(1)
    expect(said).toEqual([
      { event: one, more: 0 },
      { event: two, more: 1 },
    ])
    clock.pass(10_000)
    add([one!])
    expect(said).toHaveLength(3)
  })

  it("merges a person's events of one line", () => {
    const { add, said } = open()
    add([
      createExampleEvent({ revision: 2 }),
      createExampleEvent({ revision: 3, kind: 'LINE_CHANGED', difference: 3, quantity: 5 }),
      createExampleEvent({ revision: 4, kind: 'LINE_REMOVED', difference: null }),
      createExampleEvent({ revision: 5, person: createExamplePerson({ id: 'eleni' }) }),
    ])
    expect(said).toMatchObject([{ event: { revision: 3, difference: 5, quantity: 5 }, more: 2 }])
  })

  it("does not announce the visitor's own changes", () => {
    const { add, said, clock } = open()
    add([createExampleEvent({ person: createExamplePerson({ isAsker: true }) })])
    expect([said, clock.timersCount()]).toEqual([[], 0])
    add([createExampleEvent({ person: null, kind: 'UNLOCKED' })])
    expect(said).toHaveLength(1)
  })

  it('announces nothing once it was stopped', () => {
    const { add, stop, clock, said } = open()
    add([createExampleEvent()])
    add([createExampleEvent({ revision: 3 })])
    stop()
    clock.pass(20_000)
    expect(said).toHaveLength(1)
  })
})
