import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { field } from '../actions/checkout.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

test(
  'A click on a page whose script is missing navigates all the same, and loses no typed text; a redirect to another site loads a document',
  long,
  async ({ page, browserProblems }) => {
    browserProblems.allowStatus(404)
    browserProblems.allowText(/route module|dynamically imported module/)
    const { t, path } = englishShop
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.goto(path('/contact'))
    await waitForScripts(page, englishShop)
    await field(page, 'message').fill('When do you open?')
    await page.route(/\/assets\/order-lookup-[\w-]+\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    )
    const title = page.getByRole('heading', { level: 1 })
    for (const visit of ['first', 'second']) {
      await test.step(`${visit} click`, async () => {
        await follow(t('footer.lookup'))
        await expect(page).toHaveURL(path('/order-lookup'))
        await expect(title).toHaveText(t('footer.lookup'))
        await page.goto(path('/contact'))
        await waitForScripts(page, englishShop)
        await expect(field(page, 'message')).toHaveValue('When do you open?')
      })
    }

    // A data response that redirects, with another site in place of the login page.
    const redirect = await page.request.get(path('/orders.data'))
    const login = `${path('/auth/login')}?return=${encodeURIComponent(path('/orders'))}`
    const body = (await redirect.text()).replace(login, 'https://outside.test/pay')
    expect(body).toContain('outside.test')
    const headers = redirect.headers()
    await page.route(/\/accessibility\.data/, (route) =>
      route.fulfill({ status: redirect.status(), body, headers }),
    )
    await page.route('https://outside.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }),
    )
    await page.goto(path('/contact'))
    await waitForScripts(page, englishShop)
    await follow(t('footer.accessibility'))
    await expect(page).toHaveURL('https://outside.test/pay')
    await expect(title).toHaveText('Outside')
  },
)

test(
  'A click on a page whose data come from a new deployment loads its document',
  long,
  async ({ page }) => {
    const { t, path } = englishShop
    await page.route(/\/accessibility\.data/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'x-build': 'newer' }
      await route.fulfill({ response, headers })
    })
    await page.goto(path('/contact'))
    await waitForScripts(page, englishShop)
    const name = t('footer.accessibility')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
    expect(document).toContain(path('/accessibility'))
  },
)
