// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { ignoreAbortedLoads } from './ignore-aborted-loads.js'
import { watchLeaving } from './page-leaving.js'

/** Whether the page counts a promise that was rejected with this as an error of its own. */
function isReported(reason: unknown): boolean {
  const event = new Event('unhandledrejection', { cancelable: true })
  return window.dispatchEvent(Object.assign(event, { reason }))
}

describe('ignoreAbortedLoads', () => {
  it('reports every rejection but that of a request which was aborted', () => {
    const aborted = AbortSignal.abort().reason
    expect(isReported(aborted)).toBe(true)
    onTestFinished(ignoreAbortedLoads(window))
    expect(isReported(aborted)).toBe(false)
    expect(isReported(new TypeError('Failed to fetch'))).toBe(true)
    expect(isReported(new DOMException('full', 'QuotaExceededError'))).toBe(true)
    expect(isReported('AbortError')).toBe(true)
  })

  it('ignores requests that fail because the page is left, until it turns out to stay', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(ignoreAbortedLoads(window))
    // Firefox rejects with an error of the stream.
    const failed = new TypeError('Error in input stream')
    expect(isReported(failed)).toBe(true)
    window.dispatchEvent(new Event('beforeunload'))
    expect(isReported(failed)).toBe(false)
    expect(isReported(new RangeError('Invalid array length'))).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(isReported(failed)).toBe(true)
  })

  it('takes a watch of the page that is there already', () => {
    const listen = vi.spyOn(window, 'addEventListener')
    onTestFinished(() => listen.mockRestore())
    const leaving = watchLeaving(window)
    onTestFinished(ignoreAbortedLoads(window, leaving))
    const kinds = listen.mock.calls.map(([kind]) => kind)
    expect(kinds).toEqual(['beforeunload', 'unhandledrejection'])
    window.dispatchEvent(new Event('beforeunload'))
    expect(isReported(new TypeError('Error in input stream'))).toBe(false)
  })

  it('stops', () => {
    ignoreAbortedLoads(window)()
    window.dispatchEvent(new Event('beforeunload'))
    expect(isReported(AbortSignal.abort().reason)).toBe(true)
    expect(isReported(new TypeError('Error in input stream'))).toBe(true)
  })
})
