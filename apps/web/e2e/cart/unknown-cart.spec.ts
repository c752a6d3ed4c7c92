import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, cartToggle, lineQuantity } from '../actions/cart.js'
import { englishShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { t } = englishShop
const { slug, name } = extraProduct(counted)

/** A cart cookie as the shop writes it. */
function cartCookie(value: unknown): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))
}

const forgeries = {
  'an id that no cart has': cartCookie('AAAAAAAAAAAAAAAAAAAAAA'),
  'an id with a path in it': cartCookie('../../carts/AAAAAAAAAAAAAA'),
  'no text at all': cartCookie({ id: 1 }),
  rubbish: 'rubbish%',
}

for (const [what, value] of Object.entries(forgeries)) {
  test(
    `A cart cookie of ${what} is an empty cart, and one can still buy`,
    long,
    async ({ page, context, shop }) => {
      await context.addCookies([{ name: 'cart', value, url: shop.url }])
      const answer = await page.goto('/en/shopping-cart')
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
      await page.goto('/en/checkout')
      await expect(page).toHaveURL('/en/shopping-cart')

      await context.addCookies([{ name: 'cart', value, url: shop.url }])
      await openProduct(page, englishShop, slug)
      await addAndOpenCart(page, englishShop)
      await expect(lineQuantity(page, englishShop, name.en)).toHaveValue('1')
    },
  )
}

test('A cart that no longer exists is mentioned once', async ({ page, context, shop }) => {
  const value = cartCookie('AAAAAAAAAAAAAAAAAAAAAA')
  await context.addCookies([{ name: 'cart', value, url: shop.url }])
  await page.goto('/en/shopping-cart')
  await expect(page.getByText(t('cart.gone'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('cart.gone'))).toBeHidden()
})

test('A damaged stored cart in the browser does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('floga.cart', '{"id": 3, "quantity": "x"'))
  await openProduct(page, englishShop, slug)
  await expect(cartToggle(page, englishShop, 0)).toBeVisible()
})
