// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { LEAVING_MS, openOnceOnline } from './open-once-online.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that waits for the connection, and the number of times it was opened. */
function waitForConnection() {
  const open = vi.fn()
  const stop = openOnceOnline(window, open)
  onTestFinished(stop)
  return { open, stop }
}

const happen = (name: string) => window.dispatchEvent(new Event(name))

describe('openOnceOnline', () => {
  it('opens at once for a visitor who waits', () => {
    const { open } = waitForConnection()
    happen('online')
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('does nothing if the visitor is navigating elsewhere', () => {
    const { open } = waitForConnection()
    happen('beforeunload')
    vi.advanceTimersByTime(LEAVING_MS - 1)
    happen('online')
    vi.advanceTimersByTime(LEAVING_MS - 1)
    expect(open).not.toHaveBeenCalled()
  })

  it('opens late for a visitor who only seemed to leave', () => {
    const { open } = waitForConnection()
    happen('beforeunload')
    happen('online')
    happen('online')
    vi.advanceTimersByTime(LEAVING_MS)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('opens immediately again for a visitor who has stayed', () => {
    const { open } = waitForConnection()
    happen('beforeunload')
    vi.advanceTimersByTime(LEAVING_MS)
    happen('online')
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('opens nothing once it is stopped', () => {
    const { open, stop } = waitForConnection()
    happen('beforeunload')
    happen('online')
    stop()
    happen('online')
    vi.advanceTimersByTime(LEAVING_MS)
    expect(open).not.toHaveBeenCalled()
  })
})
