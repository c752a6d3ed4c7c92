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

/** Types until the page measures its Web Vitals: it waits for a key press, once it is idle. */
export async function waitForVitals(page: Page): Promise<void> {
  const findLibrary = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/app-'))
          ?.name ?? '',
    )
  const press = async () => {
    await page.keyboard.press('Shift')
    return findLibrary()
  }
  await expect.poll(press).not.toBe('')
  const library = await findLibrary()
  // The component hydrates once it is in the page for another reason, and the paints are reported
  // once another observer is created.
  await page.evaluate(async (address) => {
    await import(address)
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  }, library)
  // LCP is final only after a trusted input event, not one dispatched by a script.
  await page.keyboard.press('Shift')
}
