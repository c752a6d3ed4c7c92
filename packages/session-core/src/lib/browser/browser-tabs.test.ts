import { describe, expect, it } from 'vitest'
import { createBrowserTabs } from './browser-tabs.js'
import { createFakeBrowser } from '../testing/fake-browser.js'
import { createFakeClock } from '../testing/fake-clock.js'

function openTabs() {
  const clock = createFakeClock()
  const browser = createFakeBrowser(clock)
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve) => void clock.after(ms, resolve))
    log.push(`${name} ends`)
  }
  return { clock, browser, log, work, one: browser.openTab().tabs, two: browser.openTab().tabs }
}

describe('createBrowserTabs', () => {
  it('lets one tab work at a time', async () => {
    const { clock, log, work, one, two } = openTabs()
    void one.lock(work('one', 100))
    void two.lock(work('two', 100))
    await clock.advance(200)
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
    expect(clock.pendingCount()).toBe(0)
  })

  it('steals within 5 s the lock of a tab that never releases it', async () => {
    const { clock, log, browser, work, one } = openTabs()
    browser.crashHoldingLock()
    void one.lock(work('one', 0))
    await clock.advance(3_900)
    expect(log).toEqual([])
    await clock.advance(1_100)
    expect(log).toEqual(['one begins', 'one ends'])
  })

  it('finishes the work of a tab whose lock was taken away', async () => {
    const { clock, log, work, one, two } = openTabs()
    const slow = one.lock(work('one', 7_000))
    void two.lock(work('two', 0))
    await clock.advance(7_000)
    await slow
    expect(log).toEqual(['one begins', 'two begins', 'two ends', 'one ends'])
  })

  it('stops waiting on abort of a signal', async () => {
    const { clock, log, browser, work, one } = openTabs()
    browser.crashHoldingLock()
    const stop = new AbortController()
    const waiting = one.lock(work('one', 0), stop.signal)
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'lock-aborted' })
    await clock.advance(10_000)
    expect(log).toEqual([])
  })

  it('rethrows an error of the callback, and releases the lock', async () => {
    const { clock, log, work, one, two } = openTabs()
    await expect(one.lock(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
    void two.lock(work('two', 0))
    await clock.advance(1)
    expect(log).toEqual(['two begins', 'two ends'])
  })

  it('runs without a lock if locks are rejected or unsupported', async () => {
    const clock = createFakeClock()
    const done: string[] = []
    const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }
    await createBrowserTabs({ name: 'x', clock, locks }).lock(async () => void done.push('refused'))
    await createBrowserTabs({ name: 'x', clock }).lock(async () => void done.push('none'))
    expect(done).toEqual(['refused', 'none'])
  })

  it('sends to the other tabs and not to itself, as long as they listen', async () => {
    const { clock, one, two } = openTabs()
    const received: string[] = []
    one.subscribe((text) => received.push(`one: ${text}`))
    const stop = two.subscribe((text) => received.push(`two: ${text}`))
    one.post('a')
    await clock.advance(0)
    stop()
    one.post('b')
    two.post('c')
    await clock.advance(0)
    expect(received).toEqual(['two: a', 'one: c'])
  })
})
