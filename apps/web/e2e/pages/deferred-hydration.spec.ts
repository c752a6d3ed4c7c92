import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { newEmail } from '../actions/account.js'
import { addToCart, cartDrawer } from '../actions/cart.js'
import { waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { path, t } = englishShop
const product = path(`/products/${hose.slug.en}`)
const phone = { width: 390, height: 844 }
const slowdown = 4

interface Interaction {
  name: string
  open: string
  viewport?: typeof phone
  interaction: (page: Page) => Promise<unknown>
  /** Its result, whichever way it happened. */
  isDone: (page: Page) => Promise<unknown>
  /** Address of its post: sent once in any case. */
  post?: RegExp
  /** In `npm test`; the others are `@long`. @default false */
  isShort?: boolean
}

const quantity = (page: Page) => page.locator('main').locator('input[name="quantity"]').first()

const interactions: Interaction[] = [
  {
    name: 'the menu',
    open: path('/contact'),
    viewport: phone,
    interaction: (page) => page.locator(`header summary[aria-label="${t('nav.menu')}"]`).click(),
    isDone: (page) => expect(page.getByRole('dialog', { name: t('nav.menu') })).toBeVisible(),
  },
  {
    name: 'the search',
    isShort: true,
    open: path('/contact'),
    async interaction(page) {
      const field = page.locator('header').locator('input[name="search"]:visible')
      await field.pressSequentially('hose')
      await field.press('Enter')
    },
    isDone: (page) => expect(page).toHaveURL(path('/products?search=hose')),
  },
  {
    name: 'a filter',
    open: path('/products'),
    interaction: (page) =>
      page
        .locator('#filters')
        .getByRole('checkbox', { name: /Dosaflux/ })
        .check(),
    async isDone(page) {
      const box = page.locator('#filters').getByRole('checkbox', { name: /Dosaflux/ })
      await expect(page).toHaveURL(/brand=dosaflux/)
      await expect(box).toBeChecked()
    },
  },
  {
    name: 'a variant',
    open: product,
    interaction: (page) => page.locator(`main a[href$="?variant=${hose.sku}"]`).click(),
    isDone: (page) => expect(page.locator('main').getByText(hose.sku)).toBeVisible(),
  },
  {
    name: 'a quantity',
    open: product,
    async interaction(page) {
      await quantity(page).fill('3')
      await page
        .locator('main')
        .getByRole('button', { name: t('product.increase') })
        .click()
    },
    isDone: (page) => expect(quantity(page)).toHaveValue('4'),
  },
  {
    name: 'a product for the cart',
    isShort: true,
    open: product,
    post: /\/(products\/.*|cart-state)$/,
    interaction: (page) => addToCart(page, englishShop, { hasScripts: false }),
    async isDone(page) {
      const read = async () => (await (await page.request.get(path('/cart-state'))).json()).cart
      await expect.poll(async () => (await read())?.lines.length).toBe(1)
      expect((await read()).lines[0].quantity).toBe(1)
    },
  },
  {
    name: 'the cart',
    open: path('/contact'),
    interaction: (page) =>
      page
        .locator('header')
        .locator(`a[href="${path('/shopping-cart')}"]`)
        .click(),
    async isDone(page) {
      const heading = page.getByRole('heading', { level: 1, name: t('cart.title') })
      await expect(cartDrawer(page, englishShop).or(heading)).toBeVisible()
    },
  },
  {
    name: 'the language',
    open: path('/contact'),
    interaction: (page) => page.locator('header a[hreflang="el"]:visible').click(),
    async isDone(page) {
      await expect(page).toHaveURL(greekShop.path('/contact'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    },
  },
  {
    name: 'a form',
    isShort: true,
    open: path('/newsletter'),
    post: /\/newsletter(\.data)?$/,
    async interaction(page) {
      await page.locator('main').getByRole('textbox').first().fill(newEmail('late'))
      await page
        .locator('main')
        .getByRole('button', { name: t('newsletter.send') })
        .click()
    },
    isDone: (page) => expect(page.getByText(t('newsletter.askedTitle')).first()).toBeVisible(),
  },
]

/** Phases of a visit; each opens the page at that phase and returns a function that continues. */
const moments: Record<string, (page: Page, open: string) => Promise<() => void>> = {
  async 'before scripts are started'(page, open) {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const scripts = document.querySelectorAll('script[type=module]')
        document.documentElement.dataset['scriptsAtLoad'] = String(scripts.length)
      })
    })
    await page.goto(open)
    await expect(page.locator('html')).toHaveAttribute('data-scripts-at-load', '0')
    await slowDown(page)
    return () => undefined
  },
  async 'while they load'(page, open) {
    let release = (): void => undefined
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await isReleased
      // The page that sent it may be closed.
      await route.continue().catch(() => undefined)
    })
    const isRequested = page.waitForRequest(/\.js$/)
    await page.goto(open)
    await isRequested
    await slowDown(page)
    return release
  },
  async 'once they run'(page, open) {
    await page.goto(open)
    await waitForScripts(page, englishShop)
    return () => undefined
  },
}

/**
 * From the interaction on, while scripts are still loading: slowness before that or without scripts
 * proves nothing. CPU throttling uses the processor, which other tests need.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

for (const [moment, reach] of Object.entries(moments)) {
  for (const isShort of [true, false]) {
    const chosen = interactions.filter((one) => (one.isShort ?? false) === isShort)
    const names = chosen.map(({ name }) => name).join(', ')
    test(
      `A visitor's interaction ${moment} is handled, exactly once: ${names}`,
      long,
      async ({ newVisitor }) => {
        test.slow()
        for (const { name, open, viewport, interaction, isDone, post } of chosen) {
          await test.step(name, async () => {
            const page = await newVisitor(viewport ? { viewport } : {})
            const posts: string[] = []
            page.on('request', (request) => {
              // The cart's first cookie makes the server redirect the form once more.
              if (request.method() !== 'POST' || request.redirectedFrom()) return
              posts.push(new URL(request.url()).pathname)
            })
            const goOn = await reach(page, open)
            await interaction(page)
            goOn()
            await isDone(page)
            if (post) expect(posts.filter((one) => post.test(one))).toHaveLength(1)
            await page.context().close()
          })
        }
      },
    )
  }
}
