import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import type { ShopLanguage } from '../data/languages.js'

/** Opens the hose from the home page through a category, and selects its longest variant. */
export async function findHose(page: Page, language: ShopLanguage): Promise<void> {
  const { code, path } = language
  const main = page.locator('main')
  await page.goto(path('/'))
  await main.getByRole('link', { name: hose.categoryName[code] }).click()
  await expect(page).toHaveURL(path(`/categories/${hose.categorySlug[code]}`))
  await main.getByRole('link', { name: hose.name[code], exact: true }).click()
  await expect(page).toHaveURL(path(`/products/${hose.slug[code]}`))
  await main.locator(`a[href$="?variant=${hose.sku}"]`).click()
  await expect(main.getByText(hose.sku)).toBeVisible()
}

/** Opens a product's page. */
export async function openProduct(
  page: Page,
  language: ShopLanguage,
  slug: { el: string; en: string },
): Promise<void> {
  await page.goto(language.path(`/products/${slug[language.code]}`))
}

/** Waits until the page's scripts run: the menu's labels then open panels. */
export async function waitForScripts(page: Page, { t }: ShopLanguage): Promise<void> {
  // Below 1200 px the menu is hidden, but it is hydrated all the same.
  const menu = page.locator(`nav[aria-label="${t('nav.categoriesLabel')}"]`)
  await expect(menu.locator('[role=button]').first()).toBeAttached()
}

/** Delays a page's scripts. @returns a function that lets them load. */
export async function delayScripts(page: Page): Promise<() => void> {
  return delayRequests(page, /\/assets\/[^/]+\.js$/)
}

/** Delays requests to some addresses. @returns a function that releases them. */
export async function delayRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return () => release?.()
}

/** Marks the time at which a page starts to measure its Web Vitals, for {@link waitForVitals}. */
export async function markVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function observeMarked(options) {
      observe.call(this, options)
      if (options?.type === 'largest-contentful-paint') performance.mark('vitals')
    }
  })
}

/** Waits until a page measures its Web Vitals, and makes the largest paint final. */
export async function waitForVitals(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('vitals').length > 0)
  // An observer that was created earlier has the buffered paints before this one.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const options = { type: 'largest-contentful-paint', buffered: true }
        new PerformanceObserver(resolve).observe(options)
      }),
  )
  // LCP is final only after a trusted input event, not one dispatched by a script.
  await page.keyboard.press('Shift')
}
