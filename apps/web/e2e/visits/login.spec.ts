import type { Page } from '@playwright/test'
import { expect, ownShopTest as test } from '../fixtures.js'
import { fillLogin, newEmail, password, registerMember } from '../actions/account.js'
import { field } from '../actions/checkout.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

// Renewed after 25 seconds: 15 before they end.
test.use({ serviceWorkers: 'allow', shopOptions: { accessTokenSeconds: 40 } })

test(
  'A member who logs in stays logged in, in two tabs, while the tokens are renewed once for both',
  long,
  async ({ page, context, playwright, ownShop }) => {
    const { t, path } = englishShop
    const email = newEmail('two-tabs')
    const elsewhere = await playwright.request.newContext({ baseURL: ownShop.url })
    await registerMember(elsewhere, ownShop, email)
    await elsewhere.dispose()

    await page.goto(path('/account'))
    await expect(page).toHaveURL(/\/auth\/login\?return=/)
    await fillLogin(page, englishShop, { email, password })
    await expect(page).toHaveURL(path('/account'))
    const otherTab = await context.newPage()
    await otherTab.goto(path('/account'))
    const tabs = [page, otherTab]
    for (const tab of tabs) await expect(field(tab, 'firstName')).toBeVisible()

    // Each renewal issues an access token and a refresh token.
    const issued = (): number => ownShop.proxy.issuedTokens().length
    const before = issued()
    await expect.poll(issued).toBeGreaterThan(before)

    for (const tab of tabs) {
      await field(tab, 'firstName').fill('Eleni')
      await tab
        .getByRole('button', { name: t('account.save'), exact: true })
        .first()
        .click()
      await expect(tab.getByText(t('account.saved'), { exact: true })).toBeVisible()
      await expectLoggedIn(tab)
    }
    expect(issued()).toBe(before + 2)
  },
)

async function expectLoggedIn(page: Page): Promise<void> {
  const { t, path } = englishShop
  await page.goto(path('/orders'))
  await expect(page).toHaveURL(path('/orders'))
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  const logout = page.locator('footer').getByRole('button', { name: t('session.logout') })
  await expect(logout).toBeVisible()
}
