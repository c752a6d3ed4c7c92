import { describe, expect, it } from 'vitest'
import { toInteractions } from './record-script.js'

describe('toInteractions', () => {
  it('measures each touch by its slowest event, and shows its phases', () => {
    const press = { id: 7, startMs: 100, durationMs: 24, handledFromMs: 104, handledToMs: 110 }
    const click = { id: 7, startMs: 160, durationMs: 88, handledFromMs: 170, handledToMs: 220 }
    expect(toInteractions({ count: 1, events: [press, click] })).toEqual([
      { durationMs: 88, waitingMs: 10, handlingMs: 50, drawingMs: 28 },
    ])
  })

  it('counts touches that the browser did not report as the quickest that it reports', () => {
    const events = [{ id: 7, startMs: 0, durationMs: 40, handledFromMs: 1, handledToMs: 2 }]
    const durations = toInteractions({ count: 3, events }).map(({ durationMs }) => durationMs)
    expect(durations).toEqual([40, 16, 16])
  })

  it('takes no time below zero from a rounded duration', () => {
    const events = [{ id: 1, startMs: 0, durationMs: 16, handledFromMs: 2, handledToMs: 18 }]
    expect(toInteractions({ count: 1, events })[0]?.drawingMs).toBe(0)
  })
})
