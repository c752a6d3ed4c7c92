import type { Page } from 'playwright-core'

/** Counts a page's requests. @returns a function that waits for 400 ms without any. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0
  let begun = 0
  page.on('request', () => {
    open += 1
    begun += 1
  })
  const close = (): void => void (open -= 1)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return async () => {
    let quiet = 0
    for (let turn = 0; turn < 600 && quiet < 4; turn += 1) {
      const before = begun
      await page.waitForTimeout(100)
      quiet = open === 0 && begun === before ? quiet + 1 : 0
    }
    // A task that is running ends before the page responds.
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
    )
  }
}
