import { describe, expect, it, vi } from 'vitest'
import { removeRegisteredWorker } from './watch-service-worker.js'

/** A browser that has these workers registered; undefined for one that knows none. */
function openBrowser(registrations?: { update: () => Promise<unknown> }[]): {
  navigator: Navigator
} {
  const serviceWorker = { getRegistrations: async () => registrations }
  // Of a navigator the function reads this alone.
  return { navigator: (registrations ? { serviceWorker } : {}) as unknown as Navigator }
}

describe('removeRegisteredWorker', () => {
  it('updates every registered worker, so that it gets the one that unregisters itself', async () => {
    const registrations = [1, 2].map(() => ({ update: vi.fn<() => Promise<void>>(async () => {}) }))
    await removeRegisteredWorker(openBrowser(registrations))
    for (const { update } of registrations) expect(update).toHaveBeenCalledOnce()
  })

  it("reports the browser's error", async () => {
    const refused = new Error('no new worker')
    const browser = openBrowser([{ update: () => Promise.reject(refused) }])
    await expect(removeRegisteredWorker(browser)).rejects.toBe(refused)
  })

  it('does nothing in a browser without service workers', async () => {
    await expect(removeRegisteredWorker(openBrowser())).resolves.toBeUndefined()
  })
})
