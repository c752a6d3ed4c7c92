import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addButton, cartDrawer, cartLine, cartToggle, lineQuantity } from '../actions/cart.js'
import { losePost, moments } from '../actions/lose-post.js'
import type { Moment } from '../actions/lose-post.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, code } = englishShop

test(
  'Changes of the cart without a response are made once',
  long,
  async ({ page, context, browserProblems }) => {
    browserProblems.allowText(/net::ERR_/)
    const { slug, name } = extraProduct(plenty)
    await openProduct(page, englishShop, slug)
    await waitForScripts(page, englishShop)
    const add = addButton(page, englishShop)
    const drawer = cartDrawer(page, englishShop)
    const send = { page, context, path: '/en/cart-state' }
    /**
     * The drawer, which was opened with the optimistic line, shows that it was not added; so does the
     * form behind it.
     */
    const loseAddition = async (moment: Moment, count: number): Promise<void> => {
      await losePost(send, moment, async () => {
        await add.click()
        await expect(drawer.getByRole('alert')).toContainText(t('cartErrors.NOT_ADDED'))
      })
      await page.keyboard.press('Escape')
      await expect(page.locator('main').getByRole('alert')).toContainText(t('cartErrors.NOT_ADDED'))
      await expect(cartToggle(page, englishShop, count)).toBeAttached()
    }
    // The first addition starts a cart whose cookie is lost as well.
    for (const moment of moments) await loseAddition(moment, 0)
    await add.click()
    await expect(cartLine(drawer, name[code])).toBeVisible()
    await expect(drawer.getByText(t('cart.updating'))).toHaveCount(0)
    await expect(cartToggle(page, englishShop, 1)).toBeAttached()
    await page.keyboard.press('Escape')
    await loseAddition('request', 1)
    // Its change was made, and the cart loaded after the lost response contains it.
    await loseAddition('answer', 2)
    await add.click()
    await expect(drawer.getByText(t('cart.updating'))).toHaveCount(0)
    await expect(cartToggle(page, englishShop, 2)).toBeAttached()

    await page.goto('/en/shopping-cart')
    await waitForScripts(page, englishShop)
    const more = page
      .locator('main')
      .getByRole('button', { name: t('product.increase'), exact: true })
    const quantity = lineQuantity(page, englishShop, name[code])
    await losePost(send, 'request', async () => {
      await more.click()
      await expect(page.getByText(t('cartErrors.unchanged')).first()).toBeVisible()
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
        await expect(page.getByText(t('cartErrors.unchanged')).last()).toBeVisible()
      })
      await expect(coupon).toHaveValue('NO-SUCH-CODE')
    }
    await coupon.press('Enter')
    await expect(page.getByText(t('coupon.COUPON_UNKNOWN')).last()).toBeVisible()
  },
)

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an addition to the cart whose response is lost counts once when it is sent again', async ({
    page,
    shop,
    browserProblems,
  }) => {
    browserProblems.allowStatus(400, 503)
    const { slug, name } = extraProduct(plenty)
    await openProduct(page, englishShop, slug)
    const add = addButton(page, englishShop)
    // The platform has made the change, but the response is lost.
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
    // A new change counts again.
    await openProduct(page, englishShop, slug)
    await add.click()
    await expect(page).toHaveURL('/en/shopping-cart')
    await expect(lineQuantity(page, englishShop, name[code])).toHaveValue('2')
  })
})
