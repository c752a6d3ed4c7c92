import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const bar = (page: Page) => page.locator('[data-phase]')

test(
  'The loading bar appears after 200 ms of a slow navigation, then disappears',
  long,
  async ({ page }) => {
    let release = (): void => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.clock.install({ time: '2026-01-01T10:00:00Z' })
    await page.goto('/en/products')
    await waitForScripts(page, englishShop)
    await page.clock.pauseAt('2026-01-01T11:00:00Z')
    await page.route(/\/en\/contact\.data/, async (route) => {
      await isReleased
      await route.continue()
    })
    const asked = page.waitForRequest(/\/en\/contact\.data/)
    await page
      .getByRole('navigation', { name: englishShop.t('nav.main') })
      .getByRole('link', { name: englishShop.t('nav.contact') })
      .click()
    await asked
    await expect(bar(page)).toHaveAttribute('data-phase', 'hidden')
    // The navigation may be rendered later than it is requested: its 200 ms start then.
    let passedMs = 0
    const phaseAfter = async (ms: number): Promise<string | null> => {
      await page.clock.runFor(ms)
      passedMs += ms
      return bar(page).getAttribute('data-phase')
    }
    await expect.poll(() => phaseAfter(20), { intervals: [20] }).toBe('running')
    expect(passedMs).toBeGreaterThanOrEqual(200)
    await expect(bar(page).getByText(englishShop.t('loading.started'))).toBeAttached()

    release()
    await expect(page).toHaveURL('/en/contact')
    await expect(bar(page)).toHaveAttribute('data-phase', 'finished')
    await expect.poll(() => phaseAfter(500)).toBe('hidden')
  },
)
