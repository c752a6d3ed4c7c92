import { expect, test } from '../fixtures.js'
import { expectReceipt, field, placeButton } from '../actions/checkout.js'
import { englishShop } from '../data/languages.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { waitForScripts } from '../actions/browse.js'
import { prepareOrder } from '../actions/order.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { t } = englishShop

test(
  'A browser that loses its connection while ordering gets its one order on return',
  long,
  async ({ page, context, shop, browserProblems }) => {
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

    // The order arrives, its response is lost.
    let arrived = 0
    const cookies = await context.cookies()
    await page.route('**/en/checkout*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      arrived = (await route.fetch({ maxRedirects: 0 })).status()
      // The response's cookies are lost with it.
      await context.clearCookies()
      await context.addCookies(cookies)
      await route.abort('connectionreset')
    })
    await placeButton(page, englishShop).click()
    const notice = page.locator('main').getByRole('alert')
    await expect(notice).toContainText(t('checkout.processing'))
    expect(arrived).toBe(202)
    await page.unroute('**/en/checkout*')

    // Submitting the same checkout again, or returning to it, returns the existing order.
    await expect(field(page, 'email')).toHaveValue(email)
    await notice.getByRole('button', { name: t('form.sendOnceMore') }).click()
    const order = await shop.data.order(await expectReceipt(page, englishShop))
    expect(order.email).toBe(email)
    await expect.poll(() => shop.data.mails(email)).toHaveLength(1)
  },
)

test('A form and a page without a connection say so, preserve the input, and go on from there', async ({
  page,
  context,
  browserProblems,
}) => {
  browserProblems.allowText(/net::ERR_|route module|dynamically imported module/)
  await page.goto('/en/contact')
  await waitForScripts(page, englishShop)
  const typed = {
    name: 'Eleni',
    email: newEmail('lost-form'),
    message: 'When do you open?',
  }
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)

  await context.setOffline(true)
  await page
    .locator('main')
    .getByRole('button', { name: t('contact.send') })
    .click()
  const notice = page.locator('main').getByRole('alert')
  await expect(notice).toContainText(t('form.unsentText'))
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(text)

  const title = page.getByRole('heading', { level: 1 })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click()
  await expect(title).toHaveText(t('errors.offlineTitle'))
  const again = page.getByRole('button', { name: t('errors.retry') })
  await again.click()
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(title).toHaveText(t('errors.offlineTitle'))
  await context.setOffline(false)
  await again.click()
  await expect(page).toHaveURL('/en/accessibility')
  await expect(title).not.toHaveText(t('errors.offlineTitle'))

  await page.goto('/en/contact')
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(text)
  await waitForScripts(page, englishShop)
  await page
    .locator('main')
    .getByRole('button', { name: t('contact.send') })
    .click()
  await expect(page.getByText(t('contact.sentTitle'))).toBeVisible()
})

test(
  'A member who is offline while the token expires keeps the page and the typed text',
  long,
  async ({ page, context, shop, browserProblems }) => {
    browserProblems.allowText(/net::ERR_/)
    const email = newEmail('offline')
    await registerMember(page.request, shop, email)
    await logInByRequest(page.request, email)
    await page.clock.install()
    // It waits for an animation frame, and so may come after the scripts.
    const cartIsRead = page.waitForResponse((answer) => answer.url().includes('/cart-state'))
    await page.goto('/en/account')
    await waitForScripts(page, englishShop)
    await cartIsRead
    await field(page, 'firstName').fill('Eleni')

    await context.setOffline(true)
    const renewals: string[] = []
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url())
      // Components that show the connection are hydrated later than the page.
      if (!pathname.startsWith('/assets/')) renewals.push(pathname)
    })
    // Tokens live 15 minutes; each renewal fails before the next is due.
    await page.clock.runFor('14:45')
    const renewalsBySecond = async (): Promise<number> => {
      await page.clock.runFor(1_000)
      return renewals.length
    }
    await expect.poll(renewalsBySecond, { intervals: [50] }).toBeGreaterThanOrEqual(5)
    expect(new Set(renewals)).toEqual(new Set(['/session/renew']))
    await expect(page).toHaveURL('/en/account')
    await expect(field(page, 'firstName')).toHaveValue('Eleni')
    await expect(page.locator('main').getByText(email).first()).toBeVisible()

    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/session/renew'))
    await context.setOffline(false)
    expect((await renewed).status()).toBe(200)
    await page
      .getByRole('button', { name: t('account.save'), exact: true })
      .first()
      .click()
    // Exactly: 'No saved cards yet' is on the page too once the cards have been loaded.
    await expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible()
  },
)
