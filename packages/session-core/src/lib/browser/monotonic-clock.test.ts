import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createMonotonicClock } from './monotonic-clock.js'

const HOUR_MS = 3_600_000

function open() {
  const clock = createFakeClock(1_000_000)
  const time = createMonotonicClock(clock)
  return { clock, time, passedMs: () => time.nowMs() - 1_000_000 }
}

describe('createMonotonicClock', () => {
  it('starts at the device’s clock and advances with it', async () => {
    const { clock, passedMs } = open()
    expect(passedMs()).toBe(0)
    await clock.advance(1_234)
    expect(passedMs()).toBe(1_234)
  })

  it('counts the time that the machine slept', () => {
    const { clock, passedMs } = open()
    clock.sleep(HOUR_MS)
    expect(passedMs()).toBe(HOUR_MS)
  })

  it('does not go back when the clock is set back, and continues from there', async () => {
    const { clock, passedMs } = open()
    clock.setWall(0)
    await clock.advance(5_000)
    expect(passedMs()).toBe(5_000)
    clock.sleep(HOUR_MS)
    expect(passedMs()).toBe(HOUR_MS + 5_000)
  })

  it('treats corrections by less than a second as such', () => {
    const { clock, passedMs } = open()
    clock.setWall(1_000_900)
    expect(passedMs()).toBe(0)
  })

  it('returns a time by the device’s clock, even after it was set', () => {
    const { clock, time } = open()
    const inAnHourMs = time.nowMs() + HOUR_MS
    clock.setWall(0)
    expect(time.toWallMs(inAnHourMs)).toBe(HOUR_MS)
  })
})
