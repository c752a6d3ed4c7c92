import { expect, test } from '../fixtures.js'
import { expectReceipt, field, placeButton } from '../actions/checkout.js'
import { englishShop } from '../data/languages.js'
import { newEmail } from '../actions/account.js'
import { prepareOrder } from '../actions/order.js'
import { counted } from '../data/extra-products.js'

const { t } = englishShop

test('A browser that loses its connection while ordering gets its one order on return', async ({
  page,
  context,
  shop,
  browserProblems,
}) => {
  browserProblems.allowText(/net::ERR_/)
  const email = newEmail('lost')
  await prepareOrder(page, englishShop, counted, { email })

  await context.setOffline(true)
  await expect(page.getByText(t('checkout.offline'))).toBeVisible()
  await placeButton(page, englishShop).click({ force: true })
  await expect(field(page, 'email')).toHaveValue(email)
  await context.setOffline(false)
  await expect(page.getByText(t('checkout.offline'))).toBeHidden()
  expect(await shop.data.mails(email)).toEqual([])

  // The order arrives, and its answer does not.
  let arrived = 0
  const cookies = await context.cookies()
  await page.route('**/en/checkout*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    arrived = (await route.fetch({ maxRedirects: 0 })).status()
    // The answer's cookies are lost with it.
    await context.clearCookies()
    await context.addCookies(cookies)
    await route.abort('connectionreset')
  })
  await placeButton(page, englishShop).click()
  await expect.poll(() => arrived).toBe(303)
  await page.unroute('**/en/checkout*')

  // Sending the same checkout again, or returning to it, gives the existing order.
  await page.goto('/en/checkout')
  const order = await shop.data.order(await expectReceipt(page, englishShop))
  expect(order.email).toBe(email)
  await expect.poll(() => shop.data.mails(email)).toHaveLength(1)
})
