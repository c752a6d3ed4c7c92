// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest'

import { ignoreAbortedLoads } from './ignore-aborted-loads.js'

/** Whether the page counts a promise that was rejected with this as an error of its own. */
function isReported(reason: unknown): boolean {
  const event = new Event('unhandledrejection', { cancelable: true })
  return window.dispatchEvent(Object.assign(event, { reason }))
}

describe('ignoreAbortedLoads', () => {
  it('reports every rejection but that of a request which was broken off', () => {
    const aborted = AbortSignal.abort().reason
    expect(isReported(aborted)).toBe(true)
    onTestFinished(ignoreAbortedLoads(window))
    expect(isReported(aborted)).toBe(false)
    // Firefox's.
    expect(isReported(new TypeError('Error in input stream'))).toBe(false)
    expect(isReported(new TypeError('Failed to fetch'))).toBe(true)
    expect(isReported(new DOMException('full', 'QuotaExceededError'))).toBe(true)
    expect(isReported('AbortError')).toBe(true)
  })

  it('stops', () => {
    ignoreAbortedLoads(window)()
    expect(isReported(AbortSignal.abort().reason)).toBe(true)
  })
})
