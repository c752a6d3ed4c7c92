import type { Page } from '@playwright/test'
import { tenant } from '#tenant/tenant.js'
import { waitForScripts } from '../actions/browse.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { hose } from '../data/catalogue-samples.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { expect, test as base } from '../fixtures.js'
import type { Shop } from '../servers/start-shop.js'
import { startShop } from '../servers/start-shop.js'

/** A shop whose tenant has a provider that measures visits. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const analytics = [{ kind: 'GTAG', id: 'G-TEST1', origin: 'http://127.0.0.1:9' }]
      const shop = await startShop({ settings: { analytics } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

const barIn = (page: Page, { t }: ShopLanguage) =>
  page.getByRole('region', { name: t('cookies.title') })

for (const language of languages) {
  const { code, t, path } = language

  test(`The question about cookies comes first for the keyboard, covers nothing and is asked once (${code}) @phone`, async ({
    page,
  }) => {
    await page.goto(path(`/products/${hose.slug[code]}`))
    const bar = barIn(page, language)
    const answers = bar.getByRole('button')
    await expect(answers).toHaveText([t('cookies.basic'), t('cookies.all')])
    await waitForScripts(page, language)
    await expectNoViolations(page)

    // The skip link is the first of any page.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: t('footer.cookiePolicy') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answers.first()).toBeFocused()

    // Whatever takes the focus, down to the last link of the page, lies above the bar.
    const covered = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-cookie-bar]')]
      const top = Math.max(...shown.map((element) => element.getBoundingClientRect().top))
      const stops = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')]
      const places = stops
        .filter((stop) => stop.checkVisibility() && !stop.closest('dialog'))
        .map((stop) => {
          stop.focus()
          return { text: stop.textContent, bottom: stop.getBoundingClientRect().bottom }
        })
      return places.filter(({ bottom }) => bottom > top + 1).map(({ text }) => text)
    })
    expect(covered).toEqual([])

    await answers.first().press('Enter')
    await expect(bar).toBeHidden()
    await page.reload()
    await waitForScripts(page, language)
    await expect(bar).toBeHidden()
  })
}

test('Who has chosen never sees the question, though the page is the same for everybody', async ({
  page,
  newVisitor,
}) => {
  const address = englishShop.path('/products')
  const stranger = await newVisitor()
  await stranger.goto(address)
  await expect(barIn(stranger, englishShop)).toBeVisible()
  await page.context().addCookies([
    {
      name: 'consent',
      value: `${tenant.cookies.version}.2026-11-23.basic`,
      url: new URL(stranger.url()).origin,
    },
  ])
  // Every frame that is painted is looked at, from the first one on.
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const look = (): void => {
      const bar = document.querySelector('[data-cookie-bar]')
      if (bar) seen.push(bar.checkVisibility())
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(address)
  await waitForScripts(page, englishShop)
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain(true)
  const bytes = async (visitor: Page) => (await visitor.request.get(address)).body()
  expect((await bytes(page)).equals(await bytes(stranger))).toBe(true)
})

test('Without scripts a choice is kept by a form, and changed on the page of the policy', async ({
  newVisitor,
}) => {
  const { t, path } = greekShop
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(path('/products'))
  const bar = barIn(page, greekShop)
  await bar.getByRole('button', { name: t('cookies.all') }).click()
  await expect(page).toHaveURL(path('/products'))
  await expect(bar).toBeHidden()
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')
  expect((await kept())?.value).toMatch(/\.all$/)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('cookies.settings') })
    .click()
  await page
    .locator('main')
    .getByRole('button', { name: t('cookies.basic') })
    .click()
  await expect(page).toHaveURL(path('/cookie-policy'))
  expect((await kept())?.value).toMatch(/\.basic$/)
})
