import { expect, test } from '../fixtures.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { delayScripts, waitForScripts } from '../actions/browse.js'
import { englishShop, greekShop } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { long } from '../data/long.js'

test('A brand and a sort order are in the address, and chips remove them', async ({ page }) => {
  const { path, t } = greekShop
  await page.goto(path('/products'))
  await waitForScripts(page, greekShop)
  const count = page.locator('main [role=status]').first()
  const before = await count.innerText()
  const filters = page.locator('#filters')
  await filters.getByRole('checkbox', { name: /Dosaflux/ }).check()
  await expect(page).toHaveURL(/brand=dosaflux/)
  await expect(page.locator('main article').first()).toContainText('Dosaflux')
  await page.getByLabel(t('products.sort')).selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)

  await page.reload()
  await waitForScripts(page, greekShop)
  await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
  await page.getByRole('link', { name: t('filters.remove', { name: 'Dosaflux' }) }).click()
  await expect(page).not.toHaveURL(/brand=/)
  await expect(count).toHaveText(before)

  await page.goBack()
  await expect(page).toHaveURL(/brand=dosaflux/)
  await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
})

test('Two filters checked at once load one list, of both', async ({ page }) => {
  await page.goto('/en/products')
  await waitForScripts(page, englishShop)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/en/products.data') asked.push(search)
  })
  await page.locator('#filters').evaluate((filters) => {
    for (const value of ['dosaflux', 'tubrasso']) {
      filters.querySelector<HTMLInputElement>(`input[name=brand][value=${value}]`)?.click()
    }
  })
  await expect(page).toHaveURL(/brand=(dosaflux,tubrasso|tubrasso,dosaflux)/)
  expect(asked).toHaveLength(1)
})

test('Back from a product restores list, scroll position and focus', async ({ page }) => {
  const { path } = englishShop
  await page.goto(path('/products?sort=name'))
  await waitForScripts(page, englishShop)
  const card = page.locator('main article').nth(13).getByRole('link').first()
  // Playwright scrolls to the element that it clicks, and cards above it take their height once
  // they are rendered: the position counts at the click.
  await page.evaluate(() => {
    const remember = (): void => void (document.body.dataset['clickedAt'] = String(window.scrollY))
    window.addEventListener('click', remember, { capture: true, once: true })
  })
  await card.click()
  const place = Number(await page.locator('body').getAttribute('data-clicked-at'))
  expect(place).toBeGreaterThan(500)
  await expect(page).toHaveURL(/\/products\/[\w-]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/sort=name/)
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test(
  'A price range is sent with the filters, shared, and offered again on return',
  long,
  async ({ page, newVisitor }) => {
    const { path, t } = englishShop
    await page.goto(path('/products'))
    await waitForScripts(page, englishShop)
    const total = page.locator('main [role=status]').first()
    const whole = await total.innerText()
    const filters = page.locator('#filters')
    await filters.locator('input[name="price-from"]').fill('10')
    await filters.locator('input[name="price-to"]').fill('20.50')
    await filters.locator('input[name="price-to"]').press('Enter')
    await expect(page).toHaveURL(/price=1000-2050/)
    await expect(total).not.toHaveText(whole)
    const count = await total.innerText()

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.locator('main [role=status]').first()).toHaveText(count)
    await expect(friend.locator('#filters input[name="price-to"]')).toHaveValue('20.5')

    await page.locator('main article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    const pages = page.getByRole('navigation', { name: t('nav.main') })
    await pages.getByRole('link', { name: t('nav.products'), exact: true }).click()
    await expect(page).toHaveURL(path('/products'))
    await page.getByRole('link', { name: t('filters.earlier', { count: 1 }) }).click()
    await expect(page).toHaveURL(/price=1000-2050/)
    await page.getByRole('link', { name: t('filters.remove', { name: '' }) }).click()
    await expect(page).toHaveURL(path('/products'))
    await expect(page.getByRole('link', { name: t('filters.earlier', { count: 1 }) })).toBeHidden()
  },
)

test('The list view survives a reload, and becomes a grid again', long, async ({ page }) => {
  const { path, t } = greekShop
  await page.goto(path('/products'))
  await waitForScripts(page, greekShop)
  await page.getByRole('link', { name: t('products.viewList') }).click()
  const card = page.locator('main article').first()
  await expect(card).toHaveAttribute('data-layout', 'list')
  await expect(page).toHaveURL(path('/products?view=list'))
  await page.reload()
  await expect(card).toHaveAttribute('data-layout', 'list')
  await page.getByRole('link', { name: t('products.viewGrid') }).click()
  await expect(card).toHaveAttribute('data-layout', 'grid')
  await expect(page).toHaveURL(path('/products'))
})

test('A page beyond the last shows an error and links to the first', async ({
  page,
  browserProblems,
}) => {
  browserProblems.allowStatus(404)
  const answer = await page.goto('/en/products?sort=name&page=99')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/en/products?sort=name')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('A filter ticked before scripts run is kept and applied', long, async ({ page }) => {
  const letScriptsRun = await delayScripts(page)
  await page.goto('/en/products', { waitUntil: 'commit' })
  const dosaflux = page.locator('#filters').getByRole('checkbox', { name: /Dosaflux/ })
  await dosaflux.check()
  letScriptsRun()
  await expect(page).toHaveURL(/brand=dosaflux/)
  await expect(dosaflux).toBeChecked()
  await expect(page.locator('main article').first()).toContainText('Dosaflux')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are sent by their button, a price by both bounds', async ({ page }) => {
    await page.goto('/en/products')
    const filters = page.locator('#filters')
    await filters.getByRole('checkbox', { name: /Dosaflux/ }).check()
    await filters.locator('input[name="price-to"]').fill('20')
    await filters.getByRole('button', { name: 'Apply' }).last().click()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
    await expect(filters.locator('input[name="price-to"]')).toHaveValue('20')
    await expect(page.locator('main article').first()).toContainText('Dosaflux')
  })

  test('the list view is kept through filters and pages', long, async ({ page }) => {
    await page.goto('/en/products')
    await page.getByRole('link', { name: 'View as list' }).click()
    await expect(page.locator('main article').first()).toHaveAttribute('data-layout', 'list')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/en/products?page=2&view=list')
    await page
      .locator('#filters')
      .getByRole('checkbox', { name: /Dosaflux/ })
      .check()
    await page.locator('#filters').getByRole('button', { name: 'Apply' }).last().click()
    await expect(page).toHaveURL(/view=list/)
    await expect(page.locator('main article').first()).toHaveAttribute('data-layout', 'list')
  })
})

test.describe('On a phone', () => {
  test.use(phone)

  test(
    'On a phone the filters are in a drawer that shows how many products match',
    long,
    async ({ page }) => {
      await page.goto('/en/products')
      await waitForScripts(page, englishShop)
      await page.getByRole('link', { name: 'Filters', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Filters' })
      await expect(drawer).toBeVisible()
      await expectNoViolations(page)
      await drawer.getByRole('checkbox', { name: /Dosaflux/ }).check()
      await expect(page).toHaveURL(/brand=dosaflux/)
      await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click()
      await expect(drawer).toBeHidden()
      const first = page.locator('main article').first()
      await expect(first).toContainText('Dosaflux')
      const chips = page.getByRole('list', { name: englishShop.t('filters.active') })
      const [above, below] = await Promise.all([chips.boundingBox(), first.boundingBox()])
      expect(above!.y).toBeLessThan(below!.y)
    },
  )
})
