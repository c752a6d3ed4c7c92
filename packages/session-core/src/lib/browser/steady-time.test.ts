import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createSteadyTime } from './steady-time.js'

const HOUR_MS = 3_600_000

function open() {
  const clock = createFakeClock(1_000_000)
  const time = createSteadyTime(clock)
  return { clock, time, passedMs: () => time.nowMs() - 1_000_000 }
}

describe('createSteadyTime', () => {
  it('begins at the device’s clock and goes on with it', async () => {
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

  it('does not go back with a clock that is set back, and goes on from there', async () => {
    const { clock, passedMs } = open()
    clock.setWall(0)
    await clock.advance(5_000)
    expect(passedMs()).toBe(5_000)
    clock.sleep(HOUR_MS)
    expect(passedMs()).toBe(HOUR_MS + 5_000)
  })

  it('takes corrections by less than a second for what they are', () => {
    const { clock, passedMs } = open()
    clock.setWall(1_000_900)
    expect(passedMs()).toBe(0)
  })

  it('says a moment by the device’s clock, however that was set', () => {
    const { clock, time } = open()
    const inAnHourMs = time.nowMs() + HOUR_MS
    clock.setWall(0)
    expect(time.toWallMs(inAnHourMs)).toBe(HOUR_MS)
  })
})
