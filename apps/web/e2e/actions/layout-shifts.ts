import type { Page } from '@playwright/test'

/** Sums up how far what is in sight moves by itself on each page that is opened from here on, as search engines count it. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What follows a press within half a second is wanted.
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
