import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { cartDrawer, cartLine, cartToggle, lineQuantity } from '../actions/cart.js'
import { losePost, moments } from '../actions/lose-post.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'

const { t, code } = englishShop

test('Changes of the cart that nobody answers are made once', async ({
  page,
  context,
  browserProblems,
}) => {
  browserProblems.allowText(/net::ERR_/)
  const { slug, name } = extraProduct(plenty)
  await openProduct(page, englishShop, slug)
  await waitForScripts(page, englishShop)
  const add = page.locator('main').getByRole('button', { name: t('product.add'), exact: true })
  const error = page.locator('main').getByRole('alert')
  const send = { page, context, path: '/en/cart-state' }
  // The first addition starts a cart whose cookie is lost as well.
  for (const moment of moments) {
    await losePost(send, moment, async () => {
      await add.click()
      await expect(error).toContainText(t('cartErrors.NOT_ADDED'))
    })
  }
  await add.click()
  await expect(cartLine(cartDrawer(page, englishShop), name[code])).toBeVisible()
  await expect(cartToggle(page, englishShop, 1)).toBeAttached()
  await page.keyboard.press('Escape')
  for (const moment of moments) {
    await losePost(send, moment, async () => {
      await add.click()
      await expect(error).toContainText(t('cartErrors.NOT_ADDED'))
    })
  }
  await add.click()
  await expect(cartDrawer(page, englishShop)).toBeVisible()
  await expect(cartToggle(page, englishShop, 2)).toBeAttached()

  await page.goto('/en/shopping-cart')
  await waitForScripts(page, englishShop)
  const more = page
    .locator('main')
    .getByRole('button', { name: t('product.increase'), exact: true })
  const quantity = lineQuantity(page, englishShop, name[code])
  await losePost(send, 'request', async () => {
    await more.click()
    await expect(page.getByText(t('cartErrors.UNKNOWN')).first()).toBeVisible()
  })
  await expect(quantity).toHaveValue('2')
  await more.click()
  await expect(quantity).toHaveValue('3')
  await expect(cartToggle(page, englishShop, 3)).toBeAttached()

  const coupon = page.locator('main [name=code]')
  await page.getByText(t('coupon.title')).click()
  await coupon.fill('NO-SUCH-CODE')
  for (const moment of moments) {
    await losePost(send, moment, async () => {
      await coupon.press('Enter')
      await expect(page.getByText(t('cartErrors.UNKNOWN')).last()).toBeVisible()
    })
    await expect(coupon).toHaveValue('NO-SUCH-CODE')
  }
  await coupon.press('Enter')
  await expect(page.getByText(t('coupon.COUPON_UNKNOWN')).last()).toBeVisible()
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an addition to the cart whose answer is lost counts once when it is sent again', async ({
    page,
    shop,
    browserProblems,
  }) => {
    browserProblems.allowStatus(400, 503)
    const { slug, name } = extraProduct(plenty)
    await openProduct(page, englishShop, slug)
    const add = page.locator('main').getByRole('button', { name: t('product.add'), exact: true })
    // The platform has made the change, and nobody hears of it.
    const isCut = shop.proxy.cutAt('CartAddItem', 'after-the-platform-answers', async () => {})
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() !== 307,
    )
    await add.click()
    await isCut
    expect((await answered).status()).toBe(503)
    await expect(page.locator('main').getByRole('alert')).toContainText(t('cartErrors.NOT_ADDED'))
    await add.click()
    await expect(page).toHaveURL('/en/shopping-cart')
    await expect(lineQuantity(page, englishShop, name[code])).toHaveValue('1')
    // Meant anew, it counts again.
    await openProduct(page, englishShop, slug)
    await add.click()
    await expect(page).toHaveURL('/en/shopping-cart')
    await expect(lineQuantity(page, englishShop, name[code])).toHaveValue('2')
  })
})
