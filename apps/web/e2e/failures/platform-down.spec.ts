import { expect, ownShopTest as test } from '../fixtures.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, lineQuantity } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import {
  expectReceipt,
  field,
  fillCheckout,
  goToCheckout,
  openSection,
  placeButton,
} from '../actions/checkout.js'
import { englishShop, languages } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

// In one worker, whose tests share its shop.
test.describe.configure({ mode: 'default' })

test(
  'Without its platform the shop shows cached pages, and a notice',
  long,
  async ({ page, ownShop, browserProblems }) => {
    browserProblems.allowStatus(503)
    const { slug } = extraProduct(counted)
    for (const language of languages) await openProduct(page, language, slug)
    await ownShop.killPlatform()

    for (const { path, code, t } of languages) {
      const warm = await page.goto(path(`/products/${slug[code]}`))
      expect(warm?.status()).toBe(200)
      expect(warm?.headers()['x-floga-stale']).toBe('1')
      await expectNoViolations(page)
      await expect(page.getByRole('button', { name: t('product.add'), exact: true })).toBeVisible()

      const cold = await page.goto(path(`/products/${hose.slug[code]}`))
      expect(cold?.status()).toBe(503)
      expect(cold?.headers()['retry-after']).toBe('30')
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.unavailableTitle'))
    }

    await openProduct(page, englishShop, slug)
    await addToCart(page, englishShop)
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'An error occured while adding',
    )

    await ownShop.restartPlatform()
    const back = await page.goto(`/en/products/${hose.slug.en}`)
    expect(back?.status()).toBe(200)
  },
)

for (const hasScripts of [true, false]) {
  test.describe(`${hasScripts ? 'With' : 'Without'} scripts`, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('an order that the platform cannot accept is sent once it is back, without typing anything again', async ({
      page,
      ownShop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(503)
      await openProduct(page, englishShop, extraProduct(counted).slug)
      await addAndOpenCart(page, englishShop, { hasScripts })
      await goToCheckout(page, englishShop)
      // Images being loaded when the platform is killed may fail.
      await page.waitForLoadState('networkidle')
      await ownShop.killPlatform()
      await fillCheckout(page)
      await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
      await placeButton(page, englishShop).click()
      const { t } = englishShop
      if (hasScripts) {
        // The form stays, with the shop's phone number and a button to submit it again.
        const notice = page.locator('main').getByRole('alert')
        await expect(notice).toContainText(t('checkout.processing'))
        await expect(notice.getByRole('link')).toHaveCount(2)
        await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
        await ownShop.restartPlatform()
        await notice.getByRole('button', { name: t('form.sendOnceMore') }).click()
        const order = await ownShop.data.order(await expectReceipt(page, englishShop))
        expect(order.orderItems).toHaveLength(1)
        return
      }
      const main = page.locator('main')
      await expect(main).toContainText(t('checkout.processing'))
      await expect(main).toContainText(t('errors.unavailableText'))
      await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
      await ownShop.restartPlatform()
      await page.getByRole('button', { name: t('errors.retry') }).click()
      const order = await ownShop.data.order(await expectReceipt(page, englishShop))
      expect(order.orderItems).toHaveLength(1)
    })
  })
}

for (const language of languages) {
  test.describe(`Without scripts, in ${language.code}`, long, () => {
    test.use({ javaScriptEnabled: false })

    test('a form that the platform cannot accept is sent again unchanged, once it is back', async ({
      page,
      ownShop,
    }) => {
      const { t, path, code } = language
      const { slug, name } = extraProduct(counted)
      await openProduct(page, language, slug)
      await addAndOpenCart(page, language, { hasScripts: false })
      await ownShop.killPlatform()
      const quantity = lineQuantity(page, language, name[code])
      await quantity.fill('3')
      // A form without an id of its own is sent on to itself first.
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() !== 307,
      )
      await quantity.press('Enter')
      const answer = await answered
      expect(answer.status()).toBe(503)
      expect(answer.headers()['retry-after']).toBe('30')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.unavailableTitle'))

      await ownShop.restartPlatform()
      await page.getByRole('button', { name: t('errors.retry') }).click()
      await expect(page).toHaveURL(path('/shopping-cart'))
      await expect(quantity).toHaveValue('3')
    })
  })
}

test.describe('Without scripts', long, () => {
  test.use({ javaScriptEnabled: false })

  test('an addition that the platform does not answer says so, and how to reach the shop', async ({
    page,
    ownShop,
  }) => {
    const { t } = englishShop
    await openProduct(page, englishShop, extraProduct(counted).slug)
    await ownShop.killPlatform()
    await addToCart(page, englishShop, { hasScripts: false })
    const main = page.locator('main')
    await expect(main).toContainText(t('cartErrors.UNKNOWN'))
    await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
    await ownShop.restartPlatform()
    await page.getByRole('button', { name: t('errors.retry') }).click()
    await expect(page).toHaveURL(englishShop.path('/shopping-cart'))
  })
})

test(
  'A receipt says that its order exists while the platform is down',
  long,
  async ({ page, ownShop, browserProblems }) => {
    browserProblems.allowStatus(503)
    const { t } = englishShop
    await openProduct(page, englishShop, extraProduct(counted).slug)
    await addAndOpenCart(page, englishShop)
    await goToCheckout(page, englishShop)
    await fillCheckout(page)
    await placeButton(page, englishShop).click()
    await expectReceipt(page, englishShop)
    await ownShop.killPlatform()
    const answer = await page.reload()
    expect(answer?.status()).toBe(503)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('receipt.unavailableTitle'))
    await expect(main).toContainText(t('receipt.unavailableText'))
    await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
    await ownShop.restartPlatform()
    await main.getByRole('link', { name: t('errors.retry') }).click()
    await expectReceipt(page, englishShop)
  },
)

test('Typing at the checkout works while the platform is down', long, async ({ page, ownShop }) => {
  await openProduct(page, englishShop, extraProduct(counted).slug)
  await addAndOpenCart(page, englishShop)
  await goToCheckout(page, englishShop)
  await page.waitForLoadState('networkidle')
  await ownShop.killPlatform()
  const saved = page.waitForResponse((response) => {
    return response.request().postData()?.includes('Patission') ?? false
  })
  await openSection(page, 'delivery')
  await field(page, 'billing.address').fill('Patission 76')
  expect((await saved).status()).toBe(200)
  await field(page, 'billing.city').fill('Athens')
  await expect(field(page, 'billing.address')).toHaveValue('Patission 76')

  await ownShop.restartPlatform()
  await page.reload()
  await expect(field(page, 'billing.address')).toHaveValue('Patission 76')
})
