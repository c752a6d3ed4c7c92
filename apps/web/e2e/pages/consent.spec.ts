import type { Page } from '@playwright/test'
import { tenant } from '#tenant/tenant.js'
import { waitForScripts } from '../actions/browse.js'
import { addAndOpenCart, cartLine } from '../actions/cart.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { readLayoutShifts, recordLayoutShifts } from '../actions/layout-shifts.js'
import { changeChoice, listedNames, unlistedNames } from '../actions/cookies.js'
import { storedKeysOf } from '@floga/storefront/shop'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { hose } from '../data/catalogue-samples.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty } from '../data/extra-products.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop } from '../data/languages.js'
import { screens } from '../data/screens.js'
import { expect, trackedShopTest as test } from '../fixtures.js'
import { long, longIf } from '../data/long.js'
import type { Shop } from '../servers/start-shop.js'

// One worker after the other would start a tracked shop of its own.
test.describe.configure({ mode: 'default' })

const barIn = (page: Page, { t }: ShopLanguage) =>
  page.getByRole('region', { name: t('cookies.title') })

const [wide, onPhone] = screens

for (const { language, screen } of [
  { language: greekShop, screen: wide },
  { language: englishShop, screen: onPhone },
]) {
  const { code, t, path } = language

  test.describe(screen.name, () => {
    test.use(screen.use)

    test(
      `The consent prompt is first in the tab order, covers nothing and is shown once (${code})`,
      longIf(screen === onPhone),
      async ({ page }) => {
        await recordLayoutShifts(page)
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

        // Focused elements, down to the last link of the page, are above the bar.
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
        expect(await readLayoutShifts(page)).toBeLessThan(0.1)
        await page.reload()
        await waitForScripts(page, language)
        await expect(bar).toBeHidden()
        expect(await readLayoutShifts(page)).toBeLessThan(0.1)
      },
    )
  })
}

test(
  'The prompt is hidden after a choice, though the page is public',
  long,
  async ({ page, newVisitor }) => {
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
    // Checks every animation frame, from the first one on.
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
  },
)

test('Without scripts a choice is kept by a form, and changed on the page of the policy', async ({
  newVisitor,
}) => {
  const { t, path } = greekShop
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(path('/auth/login?return=%2Fcompare'))
  const bar = barIn(page, greekShop)
  await bar.getByRole('button', { name: t('cookies.all') }).click()
  await expect(page).toHaveURL(path('/auth/login?return=%2Fcompare'))
  await expect(bar).toBeHidden()
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')
  expect((await kept())?.value).toMatch(/\.all$/)

  await page.goto(path('/products'))
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

/** Records every request of a visitor to other servers than the shop. */
function recordElsewhere(page: Page, { url }: Shop): string[] {
  const elsewhere: string[] = []
  page.context().on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.origin !== url) elsewhere.push(address.href)
  })
  return elsewhere
}

/** A short visit: a list, a product of it, the cart. */
async function visit(page: Page, language: ShopLanguage): Promise<void> {
  const { name, slug } = extraProduct(plenty)
  const { code, path } = language
  await page.goto(path(`/products?search=${plenty.key}`))
  await waitForScripts(page, language)
  await page.locator('main').getByRole('link', { name: name[code], exact: true }).click()
  await expect(page).toHaveURL(path(`/products/${slug[code]}`))
  await addAndOpenCart(page, language)
}

/** Events of the pixel, and of the tag. */
const allEvents = `AddToCart InitiateCheckout PageView Purchase ViewContent \
add_payment_info add_shipping_info add_to_cart begin_checkout page_view purchase remove_from_cart \
search select_item view_cart view_item view_item_list`

test(
  'A visit is measured with permission alone, and an order once',
  long,
  async ({ page, trackedShop: shop, tracking }) => {
    const language = englishShop
    const { t, path } = language
    const elsewhere = recordElsewhere(page, shop)
    const listed = await listedNames(page, language)
    const optional = ['_ga', '_ga_*', storedKeysOf(tenant).purchases]
    const essential = listed.filter((name) => !optional.includes(name))

    await visit(page, language)
    expect(await unlistedNames(page, essential)).toEqual([])
    await barIn(page, language)
      .getByRole('button', { name: t('cookies.basic') })
      .click()
    await expect(barIn(page, language)).toBeHidden()
    await visit(page, language)
    expect(await unlistedNames(page, essential)).toEqual([])
    expect(elsewhere).toEqual([])
    expect(tracking.requests).toEqual([])

    await changeChoice(page, language, 'basic', 'all')
    await visit(page, language)
    const line = cartLine(page.locator('main'), extraProduct(plenty).name.en)
    await line.getByRole('button', { name: t('product.decrease') }).click()
    await expect(line.getByRole('spinbutton')).toHaveValue('2')
    await goToCheckout(page, language)
    await fillCheckout(page)
    await placeButton(page, language).click()
    const orderId = await expectReceipt(page, language)
    const events = () => tracking.events().filter((name) => name !== 'web_vital')
    await expect.poll(() => [...new Set(events())].toSorted().join(' ')).toBe(allEvents)
    expect(await unlistedNames(page, listed)).toEqual([])
    expect(await unlistedNames(page, essential)).toEqual(
      expect.arrayContaining(['_ga', storedKeysOf(tenant).purchases]),
    )

    // The same receipt again, and in a second tab: the page after it shows that its events have come.
    await page.reload()
    await waitForScripts(page, language)
    const second = await page.context().newPage()
    await second.goto(path(`/receipt/${orderId}`))
    await waitForScripts(second, language)
    await second.goto(path('/products?search=valve'))
    await expect.poll(() => tracking.requests.map(({ body }) => body).join()).toContain('valve')
    // A key press finalizes LCP.
    const press = () => second.keyboard.press('Shift').then(tracking.events)
    await expect.poll(press).toContain('web_vital')
    const purchases = tracking.events().filter((name) => /purchase/i.test(name))
    expect(purchases.toSorted()).toEqual(['Purchase', 'purchase'])
    // Neither the order's address nor the person reaches a provider.
    const sent = JSON.stringify(tracking.requests)
    expect(sent).not.toContain(orderId)
    expect(sent).not.toContain('maria')

    await changeChoice(second, language, 'all', 'basic')
    expect((await second.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
    elsewhere.length = 0
    await visit(second, language)
    expect(elsewhere).toEqual([])
  },
)

test(
  'A browser that sends Global Privacy Control is not asked, not measured, and shown a notice',
  long,
  async ({ newVisitor, trackedShop: shop }) => {
    const page = await newVisitor({ extraHTTPHeaders: { 'Sec-GPC': '1' } })
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
    })
    const elsewhere = recordElsewhere(page, shop)
    const { t, path } = greekShop
    await page.goto(path('/products'))
    await waitForScripts(page, greekShop)
    const bar = barIn(page, greekShop)
    await expect(bar).toContainText(t('cookies.optedOut'))
    await expect(bar.getByRole('button')).toHaveText([t('cookies.understood')])
    await bar.getByRole('button').click()
    await expect(bar).toBeHidden()

    await page.goto(path('/cookie-policy'))
    const settings = page.locator('#choice')
    const status = settings.getByRole('status')
    await expect(status).toHaveText(t('cookies.optedOut'))
    await settings.getByRole('button', { name: t('cookies.all') }).click()
    await expect(status).toHaveText(t('cookieChoice.overruled', { all: t('cookies.all') }))
    await visit(page, greekShop)
    expect(elsewhere).toEqual([])
  },
)
