import type { Page } from '@playwright/test'

/** Records the cumulative layout shift of each page that is opened from here on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Shifts within half a second of an input are expected.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum for the page that is open. */
export async function readLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
}
