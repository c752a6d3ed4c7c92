import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer, cartToggle } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { greekShop } from '../data/languages.js'

test.use({ viewport: { width: 390, height: 844 } })

const { path, t } = greekShop

test('A key pressed between the arrival of the scripts and the first render takes no script away', async ({
  page,
}) => {
  // React listens to the document first and renders in a later task: the key comes in between.
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
  // What the browser may have opened by itself is closed the same way.
  if (await menu.evaluate((dialog) => !dialog.matches(':modal'))) {
    await button.press('Enter')
    await expect(menu).toBeHidden()
    await button.press('Enter')
  }
  await expect(menu.getByRole('button', { name: t('nav.closeMenu') })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes')
})

test('A product that is added before the part that changes the cart has come is added once, when it has', async ({
  page,
}) => {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/changes-[\w-]+\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  const isAsked = page.waitForRequest(/\/assets\/changes-[\w-]+\.js$/)
  await openProduct(page, greekShop, hose.slug)
  await isAsked
  await addToCart(page, greekShop)
  await expect(page.locator('main button[aria-busy=true]').first()).toBeAttached()
  expect(posts.filter((sent) => sent.endsWith('/cart-state'))).toEqual([])
  release()
  await expect(cartDrawer(page, greekShop)).toBeVisible()
  await expect(cartToggle(page, greekShop, 1)).toBeAttached()
  expect(posts.filter((sent) => sent.endsWith('/cart-state'))).toHaveLength(1)
})
