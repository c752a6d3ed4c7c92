import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import {
  addAndOpenCart,
  addButton,
  addToCart,
  cartDrawer,
  cartLine,
  cartToggle,
  lineQuantity,
} from '../actions/cart.js'
import { englishShop, greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { phone } from '../data/screens.js'
import { long } from '../data/long.js'

const { t, path } = englishShop
const { slug, name: names } = extraProduct(counted)
const name = names.en

test('A cart survives a reload, and a second tab shows it too', async ({ page, context }) => {
  await openProduct(page, greekShop, slug)
  await addToCart(page, greekShop)
  await expect(cartDrawer(page, greekShop)).toBeVisible()
  await page.reload()
  await expect(cartToggle(page, greekShop, 1)).toBeVisible()

  const secondTab = await context.newPage()
  await openProduct(secondTab, greekShop, slug)
  await expect(cartToggle(secondTab, greekShop, 1)).toBeVisible()
  await addToCart(secondTab, greekShop)
  await expect(cartToggle(page, greekShop, 2)).toBeVisible()

  await page.goto('/shopping-cart')
  await expect(lineQuantity(page, greekShop, names.el)).toHaveValue('2')
})

for (const hasScripts of [true, false]) {
  test.describe(`${hasScripts ? 'With' : 'Without'} scripts`, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('quantities are changed by buttons and by typing, and lines are removed', async ({
      page,
    }) => {
      await openProduct(page, englishShop, slug)
      await addAndOpenCart(page, englishShop, { hasScripts })
      const line = cartLine(page.locator('main'), name)
      const quantity = lineQuantity(page, englishShop, name)

      await line.getByRole('button', { name: t('product.increase') }).click()
      await expect(quantity).toHaveValue('2')
      await line.getByRole('button', { name: t('product.increase') }).click()
      await expect(quantity).toHaveValue('3')
      await line.getByRole('button', { name: t('product.decrease') }).click()
      await expect(quantity).toHaveValue('2')
      await quantity.fill('7')
      await quantity.press('Enter')
      await expect(line.getByText('€70.00')).toBeVisible()
      await page.reload()
      await expect(quantity).toHaveValue('7')

      await line.getByRole('button', { name: t('cart.removeNamed', { name }) }).click()
      await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
    })
  })
}

test(
  'The link to the checkout does not move while the total is updated',
  long,
  async ({ page }) => {
    await openProduct(page, englishShop, slug)
    await addAndOpenCart(page, englishShop)
    const summary = page.getByRole('complementary', { name: t('cart.summary') })
    const checkout = summary.getByRole('link', { name: t('cart.checkout') })
    const before = await checkout.boundingBox()
    expect(before).not.toBeNull()
    let answer = (): void => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/cart-state/, async (route) => {
      await isAnswered
      await route.continue()
    })
    const line = cartLine(page.locator('main'), name)
    await line.getByRole('button', { name: t('product.increase') }).click()
    await expect(
      summary.getByRole('definition').filter({ hasText: t('cart.updating') }),
    ).toBeVisible()
    expect(await checkout.boundingBox()).toEqual(before)
    answer()
    await expect(summary.getByRole('definition').filter({ hasText: '€20.00' })).toHaveCount(2)
    expect(await checkout.boundingBox()).toEqual(before)
  },
)

test.describe('On a phone', () => {
  test.use(phone)

  test(
    'Total and the way to the checkout are in view from the first line to the last',
    long,
    async ({ page }) => {
      await openProduct(page, englishShop, slug)
      await addAndOpenCart(page, englishShop)
      const checkout = page.locator('main').getByRole('link', { name: t('cart.checkout') })
      await expect(checkout).toHaveCount(1)
      await expect(checkout).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('End')
      await expect(page.locator('footer')).toBeInViewport()
      await page.keyboard.press('Home')
      await expect(checkout).toBeInViewport({ ratio: 1 })
      await checkout.click()
      await expect(page).toHaveURL(path('/checkout'))
    },
  )
})

test('The drawer works by keyboard alone, and returns the focus', async ({ page }) => {
  await openProduct(page, englishShop, slug)
  await waitForScripts(page, englishShop)
  const add = addButton(page, englishShop)
  await add.press('Enter')
  const drawer = cartDrawer(page, englishShop)
  await expect(cartLine(drawer, name)).toBeVisible()
  await expect(drawer.locator(':focus')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(add).toBeFocused()

  const toggle = cartToggle(page, englishShop, 1)
  await toggle.press('Enter')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: t('cart.close'), exact: true }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
})
