import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBarController } from './loading-bar-controller.js'
import type { LoadingPhase } from './loading-bar-controller.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const phases: LoadingPhase[] = []
  const controller = createLoadingBarController({ onPhaseChange: (phase) => phases.push(phase) })
  return { phases, controller }
}

describe('createLoadingBarController', () => {
  it('shows nothing for work shorter than 200 ms', () => {
    const { phases, controller } = setUp()
    controller.start()
    vi.advanceTimersByTime(199)
    controller.finish()
    vi.runAllTimers()
    expect(phases).toEqual([])
  })

  it('appears after 200 ms and disappears 500 ms after the end', () => {
    const { phases, controller } = setUp()
    controller.start()
    vi.advanceTimersByTime(200)
    expect(phases).toEqual(['running'])
    controller.finish()
    vi.advanceTimersByTime(499)
    expect(phases).toEqual(['running', 'finished'])
    vi.advanceTimersByTime(1)
    expect(phases).toEqual(['running', 'finished', 'hidden'])
  })

  it('shows a failure even of short work, for 500 ms', () => {
    const { phases, controller } = setUp()
    controller.start()
    vi.advanceTimersByTime(50)
    controller.fail()
    expect(phases).toEqual(['failed'])
    vi.advanceTimersByTime(500)
    expect(phases).toEqual(['failed', 'hidden'])
  })

  it('starts again when work follows before the bar has disappeared', () => {
    const { phases, controller } = setUp()
    controller.start()
    vi.advanceTimersByTime(200)
    controller.finish()
    controller.start()
    vi.advanceTimersByTime(200)
    expect(phases).toEqual(['running', 'finished', 'hidden', 'running'])
  })

  it('does nothing more once stopped', () => {
    const { phases, controller } = setUp()
    controller.start()
    controller.stop()
    vi.runAllTimers()
    expect(phases).toEqual([])
  })
})
