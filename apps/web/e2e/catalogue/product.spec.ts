import { expect, test } from '../fixtures.js'
import { delayRequests, openProduct, waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer } from '../actions/cart.js'
import { clipOn, hose, regulator } from '../data/catalogue-samples.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, languages } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { long, longIf } from '../data/long.js'

for (const language of languages) {
  const { code, path, t } = language

  test(
    `A variant has its address, its price and its delivery time; Back shows the one before (${code})`,
    longIf(code === 'en'),
    async ({ page }) => {
      const main = page.locator('main')
      const picker = main.getByRole('group', { name: code === 'el' ? 'Πίεση' : 'Pressure' })
      await openProduct(page, language, clipOn.slug)
      await waitForScripts(page, language)
      await expect(main.getByText('DFX-KLK-30-20')).toBeVisible()

      const impossible = picker.getByRole('link', { name: t('product.otherCombination') })
      await expect(impossible).toHaveText(new RegExp('^50 mbar'))
      await impossible.click()
      await expect(page).toHaveURL(path(`/products/${clipOn.slug[code]}?variant=${clipOn.rareSku}`))
      await expect(main.getByText(clipOn.rareSku)).toBeVisible()
      await expect(
        main.getByText(t('availability.BACKORDER'), { exact: true }).first(),
      ).toBeVisible()
      await expect(main.getByText(t('product.dispatchBetween', { min: 7, max: 15 }))).toBeVisible()

      await page.goBack()
      await expect(main.getByText('DFX-KLK-30-20')).toBeVisible()
      await page.goto(path(`/products/${clipOn.slug[code]}?variant=${clipOn.scarceSku}`))
      await expect(main.getByText(t('product.piecesLeft', { count: 3 }))).toBeVisible()
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${clipOn.slug[code]}$`))
    },
  )

  test(
    `A reduced price is shown with the old one and the lowest of 30 days (${code})`,
    longIf(code === 'en'),
    async ({ page }) => {
      await page.goto(path(`/products/${regulator.slug[code]}?variant=${regulator.saleSku}`))
      const main = page.locator('main')
      const price = code === 'el' ? '8,40 €' : '€8.40'
      await expect(main.getByText(price.replace(' ', '\u00a0')).first()).toBeVisible()
      await expect(main.locator('del').first()).toContainText(code === 'el' ? '9,90' : '9.90')
      await expect(main.getByText(t('product.lowest30')).first()).toBeVisible()
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const product = data.map((text) => JSON.parse(text)).find((one) => one.hasVariant)
      const offer = product.hasVariant.find((one: { sku: string }) => one.sku === regulator.saleSku)
      expect(offer.offers.price).toBe('8.40')
      expect(offer.offers.priceSpecification[1].priceType).toMatch(/StrikethroughPrice$/)
    },
  )
}

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } })

  test('properties and sizes are side by side below the two columns', async ({ page }) => {
    const { path, t } = englishShop
    await page.goto(path(`/products/${regulator.slug.en}`))
    const boxOf = (name: string) => page.getByRole('heading', { name }).boundingBox()
    const [properties, sizes] = [
      await boxOf(t('product.properties')),
      await boxOf(t('product.dimensions')),
    ]
    expect(sizes?.y).toBe(properties?.y)
    expect(sizes?.x).toBeGreaterThan(410)
  })
})

test('A page suggests products of its own category', long, async ({ page }) => {
  const { t } = englishShop
  const row = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  const links = async (title: string): Promise<(string | null)[]> => {
    const articles = row(title).getByRole('article')
    await expect(articles).toHaveCount(4)
    const names = articles.getByRole('heading').getByRole('link')
    return Promise.all((await names.all()).map((link) => link.getAttribute('href')))
  }
  await openProduct(page, englishShop, hose.slug)
  const ofHose = await links(t('product.suggested', { name: hose.categoryName.en }))
  await openProduct(page, englishShop, regulator.slug)
  const ofRegulator = await links(t('product.suggested', { name: 'Regulators and valves' }))
  expect(ofHose.filter((href) => ofRegulator.includes(href))).toEqual([])
})

test(
  'Recently viewed products are shown on the next page, never the product itself',
  long,
  async ({ page }) => {
    const { code, t } = englishShop
    const strip = page.locator('section').filter({
      has: page.getByRole('heading', { name: t('product.recentlyViewed') }),
    })
    await openProduct(page, englishShop, regulator.slug)
    await waitForScripts(page, englishShop)
    await expect(strip).toBeHidden()
    await openProduct(page, englishShop, hose.slug)
    await expect(strip.getByRole('article')).toHaveCount(1)
    await expect(strip.getByRole('link', { name: regulator.name[code], exact: true })).toBeVisible()
    await strip.getByRole('link', { name: regulator.name[code], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(regulator.name[code])
    await expect(strip.getByRole('link', { name: hose.name[code], exact: true })).toBeVisible()
    await expect(strip.getByRole('link', { name: regulator.name[code], exact: true })).toBeHidden()
  },
)

/** The address that the cards of viewed products come from. */
const productCards = /\/product-cards\?/

test(
  'Recently viewed products move nothing of a page whose foot is looked at',
  long,
  async ({ page }) => {
    const { t } = englishShop
    await openProduct(page, englishShop, regulator.slug)
    await waitForScripts(page, englishShop)
    const release = await delayRequests(page, productCards)
    await openProduct(page, englishShop, hose.slug)
    await waitForScripts(page, englishShop)
    const strip = page.getByRole('heading', { name: t('product.recentlyViewed') })
    const foot = page.locator('footer')
    // Sections get their height as they come near: one key press does not reach the end.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(foot).toBeInViewport({ ratio: 0.9, timeout: 1_000 })
    }).toPass()
    const before = await foot.boundingBox()
    const answered = page.waitForResponse(productCards)
    release()
    await (await answered).finished()
    // Two animation frames after the response the page would have rendered it.
    await page.evaluate(
      () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
    )
    expect(await foot.boundingBox()).toEqual(before)
    await expect(strip).toBeHidden()
    await page.keyboard.press('Home')
    await expect(strip).toBeVisible()
  },
)

test('A variant is shared by its own address', long, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { t, path } = englishShop
  const address = path(`/products/${regulator.slug.en}?variant=${regulator.saleSku}`)
  await page.goto(address)
  await waitForScripts(page, englishShop)
  // Desktop Chromium on Linux has no share dialog: the address is copied.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: t('product.share') }).click()
  await expect(page.getByText(t('product.linkCopied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${regulator.slug.en}\\?variant=${regulator.saleSku}$`),
  )
})

test.describe('On a phone', () => {
  test.use(phone)

  test('On a phone price and button stick to the edge once scrolled away', async ({ page }) => {
    await openProduct(page, englishShop, hose.slug)
    await waitForScripts(page, englishShop)
    const { t } = englishShop
    const bar = page.getByRole('button', { name: t('product.addShort'), exact: true })
    const own = page.getByRole('button', { name: t('product.add'), exact: true })
    // A jump past the button from above it, as the End key makes one.
    await page.keyboard.press('End')
    await expect(bar).toBeInViewport()
    await own.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: t('product.properties') }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    await expect(bar).toBeInViewport()
    await expectNoViolations(page)
    await bar.click()
    await expect(cartDrawer(page, englishShop)).toBeVisible()
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a variant is chosen, shared by mail and added to the cart', async ({ page }) => {
    const { t, path } = englishShop
    await openProduct(page, englishShop, clipOn.slug)
    await page.getByRole('link', { name: /^50 mbar/ }).click()
    await expect(page).toHaveURL(/variant=DFX-KLK-50-21$/)
    await expect(page.getByRole('link', { name: t('product.share') })).toHaveAttribute(
      'href',
      /^mailto:.*variant%3DDFX-KLK-50-21$/,
    )
    await addToCart(page, englishShop, { hasScripts: false })
    await expect(page).toHaveURL(path('/shopping-cart'))
    await expect(page.getByText('50 mbar').first()).toBeVisible()
  })
})

test.describe('On a phone', () => {
  test.use(phone)

  test('rows of products far below are rendered once they come near', long, async ({ page }) => {
    const { path, code } = englishShop
    // Browsers render `content-visibility` content within some screens immediately.
    await page.setViewportSize({ width: 390, height: 320 })
    await page.goto(path(`/products/${hose.slug[code]}`))
    const card = page.locator('main section article').first()
    const isRendered = () =>
      card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isRendered()).toBe(false)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(isRendered).toBe(true)
  })
})
