import type { Page, Request } from '@playwright/test'
import { expect, ownShopTest, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import {
  addButton,
  cartDrawer,
  cartLine,
  cartToggle,
  isCartChange,
  lineQuantity,
} from '../actions/cart.js'
import { extraProduct, extraProductRecord } from '../data/extra-catalogue.js'
import { counted, unpublished } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, path } = englishShop
const { slug, name: names } = extraProduct(counted)
const name = names.en

/**
 * Delays the cart's changes. @returns A function that releases them.
 */
async function holdChanges(page: Page, send?: (request: Request) => void): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/cart-state$/, async (route) => {
    const request = route.request()
    if (!isCartChange(request)) return route.continue()
    await released
    if (send) send(request)
    else await route.continue()
  })
  return release
}

test("An added product is in the drawer and on the badge before the shop's response, and can be changed", async ({
  page,
}) => {
  const release = await holdChanges(page)
  await openProduct(page, englishShop, slug)
  await waitForScripts(page, englishShop)
  await addButton(page, englishShop).click()
  const drawer = cartDrawer(page, englishShop)
  const line = cartLine(drawer, name)
  await expect(line).toBeVisible()
  await expect(cartToggle(page, englishShop, 1)).toBeAttached()
  await expect(line).toContainText(t('cart.each', { amount: '€10.00' }))
  await expect(line.locator('img')).toBeVisible()
  await expect(drawer.getByText(t('cart.updating')).last()).toBeVisible()
  await expect(drawer.getByText(t('cart.adding', { name }))).toBeVisible()
  // The line is not the platform's yet: the change is sent for it once it is.
  await line.getByRole('button', { name: t('product.increase') }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(cartToggle(page, englishShop, 2)).toBeAttached()
  release()
  await expect(line.getByText('€20.00')).toBeVisible()
  await expect(drawer.getByText(t('cart.added', { name }))).toBeVisible()
  await expect(drawer.getByText(t('cart.updating'))).toHaveCount(0)
  await expect(cartToggle(page, englishShop, 2)).toBeAttached()
})

test(
  'A card adds its product the same way, and the cart page that is opened at once has it',
  long,
  async ({ page }) => {
    const release = await holdChanges(page)
    await page.goto(path(`/products?search=${counted.key}`))
    await waitForScripts(page, englishShop)
    const card = page.locator('main').getByRole('article').filter({ hasText: name })
    await card
      .getByRole('button', { name: new RegExp(`^${t('product.addShort')} ?: ${name}`) })
      .click()
    const drawer = cartDrawer(page, englishShop)
    await expect(cartLine(drawer, name)).toBeVisible()
    await drawer.getByRole('link', { name: t('cart.toCart') }).click()
    release()
    await expect(page).toHaveURL(path('/shopping-cart'))
    await expect(lineQuantity(page, englishShop, name)).toHaveValue('1')
    await expect(page.getByRole('complementary').getByText('€10.00').first()).toBeVisible()
  },
)

test(
  'A cart page opened by its address before the addition is made shows it soon after',
  long,
  async ({ page }) => {
    let made: Promise<unknown> | undefined
    const release = await holdChanges(page, (request) => {
      // The browser sends it after all: its page is gone, so the test does.
      made = page.request.post(request.url(), {
        data: request.postData() ?? '',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: new URL(request.url()).origin,
        },
      })
    })
    await openProduct(page, englishShop, slug)
    await waitForScripts(page, englishShop)
    await addButton(page, englishShop).click()
    await expect(cartToggle(page, englishShop, 1)).toBeAttached()
    await page.goto(path('/shopping-cart'))
    await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
    await waitForScripts(page, englishShop)
    release()
    await expect(lineQuantity(page, englishShop, name)).toHaveValue('1')
    await expect(cartToggle(page, englishShop, 1)).toBeAttached()
    await made
  },
)

ownShopTest(
  'A product that the platform rejects is taken back, with the reason',
  long,
  async ({ newVisitor, ownShop }) => {
    const page = await newVisitor()
    const product = extraProduct(unpublished)
    await openProduct(page, englishShop, product.slug)
    await waitForScripts(page, englishShop)
    await ownShop.importChanges([extraProductRecord({ ...unpublished, isPublished: false })])
    const release = await holdChanges(page)
    await addButton(page, englishShop).click()
    const drawer = cartDrawer(page, englishShop)
    await expect(cartLine(drawer, product.name.en)).toBeVisible()
    await expect(cartToggle(page, englishShop, 1)).toBeAttached()
    release()
    const alert = drawer.getByRole('alert')
    await expect(alert).toContainText(t('cartErrors.NOT_ADDED'))
    await expect(alert).toContainText(t('cartErrors.NOT_AVAILABLE'))
    await expect(cartLine(drawer, product.name.en)).toHaveCount(0)
    await expect(cartToggle(page, englishShop, 0)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.locator('main').getByRole('alert')).toContainText(
      t('cartErrors.NOT_AVAILABLE'),
    )
  },
)
