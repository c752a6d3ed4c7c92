import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { ShopLanguage } from '../data/languages.js'

/** Names in the tables of the cookie policy: everything that may be stored in a browser. */
export async function listedNames(page: Page, { path }: ShopLanguage): Promise<string[]> {
  await page.goto(path('/cookie-policy'))
  const names = await page.locator('main table td:nth-child(2)').allTextContents()
  expect(names).toContain('_ga')
  return names
}

/** Names that a browser stores and that are not listed. */
export async function unlistedNames(page: Page, listed: readonly string[]): Promise<string[]> {
  const isListed = (name: string): boolean =>
    listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))
  const cookies = await page.context().cookies()
  const held = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  return [...cookies.map(({ name }) => name), ...held].filter((name) => !isListed(name))
}

/** Clicks another choice on the policy page, once it shows the previous one. */
export async function changeChoice(
  page: Page,
  { t, path }: ShopLanguage,
  from: 'basic' | 'all',
  to: 'basic' | 'all',
): Promise<void> {
  await page.goto(path('/cookie-policy'))
  const settings = page.locator('#choice')
  const [texts = ''] = t(`cookieChoice.${from}`, { date: '|' }).split('|')
  await expect(settings.getByRole('status')).toContainText(texts)
  await settings.getByRole('button', { name: t(`cookies.${to}`) }).click()
  await expect(settings.getByRole('status')).toContainText(t('cookieChoice.saved'))
}
