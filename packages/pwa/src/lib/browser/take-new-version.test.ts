import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeNewVersion, type UpdatedRegistration } from './take-new-version.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page with a waiting worker, and the messages sent to it. */
function openPage({ unregister = async (): Promise<boolean> => true } = {}) {
  const sent: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installed' as ServiceWorkerState,
    postMessage: (message: unknown) => sent.push(message),
  })
  const registration: UpdatedRegistration = { waiting: worker, active: null, unregister }
  const container = new EventTarget()
  const reload = vi.fn<() => void>()
  return {
    registration,
    container,
    reload,
    sent,
    /** The new worker controls the page, and still has to become active. */
    change() {
      Object.assign(registration, { waiting: null, active: worker })
      worker.state = 'activating'
      container.dispatchEvent(new Event('controllerchange'))
    },
    activate() {
      worker.state = 'activated'
      worker.dispatchEvent(new Event('statechange'))
    },
  }
}

describe('takeNewVersion', () => {
  it('sends the worker a message, and reloads the page once when it is active', () => {
    const page = openPage()
    takeNewVersion(page)
    expect(page.sent).toEqual([{ type: 'SKIP_WAITING' }])
    page.change()
    vi.advanceTimersByTime(5000)
    expect(page.reload).not.toHaveBeenCalled()
    page.activate()
    expect(page.reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(page.sent).toHaveLength(1)
  })

  it('repeats the message until the worker is active', () => {
    const page = openPage()
    takeNewVersion(page)
    vi.advanceTimersByTime(3000)
    expect(page.sent).toHaveLength(4)
    page.change()
    page.activate()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('reloads the page immediately without a waiting worker, now or later', () => {
    const page = openPage()
    takeNewVersion({ ...page, registration: { ...page.registration, waiting: null } })
    expect(page.reload).toHaveBeenCalledTimes(1)

    const other = openPage()
    takeNewVersion(other)
    other.registration.waiting = null
    vi.advanceTimersByTime(1000)
    expect(other.reload).toHaveBeenCalledTimes(1)

    const none = openPage()
    takeNewVersion({ ...none, registration: undefined })
    expect(none.reload).toHaveBeenCalledTimes(1)
  })

  it('loads the page after ten seconds, active or not', async () => {
    const page = openPage()
    takeNewVersion(page)
    page.change()
    await vi.advanceTimersByTimeAsync(9000)
    expect(page.reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['goes', async () => true],
    ['cannot be taken away', () => Promise.reject(new Error('no'))],
  ])('gives up after ten seconds, and a registration that %s', async (_, unregister) => {
    const remove = vi.fn<() => Promise<boolean>>(unregister)
    const page = openPage({ unregister: remove })
    takeNewVersion(page)
    await vi.advanceTimersByTimeAsync(9000)
    expect(remove).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(remove).toHaveBeenCalledTimes(1)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })
})
