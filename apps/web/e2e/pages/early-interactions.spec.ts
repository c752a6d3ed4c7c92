import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { addToCart } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

test.use({ viewport: { width: 390, height: 844 } })

const { path, t } = greekShop

test(
  'A key pressed between the arrival of the scripts and the first render takes no script away',
  long,
  async ({ page }) => {
    // React receives the event first and renders in a later task: the key is pressed in between.
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
        listen(type, ...rest)
        if (type !== 'keydown' || document.documentElement.dataset['pressed']) return
        document.documentElement.dataset['pressed'] = 'yes'
        queueMicrotask(() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
        })
      }
    })
    await page.goto(path('/'))
    const button = page.locator('header summary').and(page.getByLabel(t('nav.menu')))
    await button.press('Enter')
    const menu = page.getByRole('dialog', { name: t('nav.menu') })
    await expect(menu).toBeVisible()
    await waitForScripts(page, greekShop)
    // An element that the browser opened before hydration is closed the same way.
    if (await menu.evaluate((dialog) => !dialog.matches(':modal'))) {
      await button.press('Enter')
      await expect(menu).toBeHidden()
      await button.press('Enter')
    }
    await expect(menu.getByRole('button', { name: t('nav.closeMenu') })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes')
  },
)

test(
  'A product that is added before scripts fail to load is added by the browser, once',
  long,
  async ({ page, browserProblems }) => {
    browserProblems.allowStatus(404)
    browserProblems.allowText(/Failed to (load|fetch)/)
    let release = (): void => undefined
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await isReleased
      await route.fulfill({ status: 404 })
    })
    await page.goto(path(`/products/${hose.slug.el}`))
    await addToCart(page, greekShop, { hasScripts: false })
    await expect(page.locator('main button[aria-busy=true]').first()).toBeAttached()
    release()
    await expect(page).toHaveURL(path('/shopping-cart'))
    const cart = await (await page.request.get(path('/cart-state'))).json()
    expect(cart.cart.lines).toHaveLength(1)
    expect(cart.cart.lines[0].quantity).toBe(1)
  },
)
