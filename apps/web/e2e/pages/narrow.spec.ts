import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartDrawer, cartLine } from '../actions/cart.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long, longIf } from '../data/long.js'

/** Texts that are clipped: with an ellipsis, after some lines, or at the edge of their box. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, select, td, th, li, dd')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isSeen = element.clientWidth > 1 && element.checkVisibility()
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        const [wide, high] = [element.scrollWidth, element.scrollHeight]
        return isSeen && cuts && (wide > element.clientWidth + 1 || high > element.clientHeight + 1)
      })
      .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`),
  )
}

test.describe('At 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('an address of one long word stays within its card', long, async ({ page, shop }) => {
    const email = newEmail('narrow')
    await registerMember(page.request, shop, email)
    await logInByRequest(page.request, email)
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
    const place = { country: 'DE', city: 'Berlin', postalCode: '10115' }
    const form = { form: 'address', address: `${word} 7`, ...place }
    const saved = await page.request.post('/account', { form, maxRedirects: 0 })
    expect(saved.status()).toBe(303)
    await page.goto('/account')
    await expect(page.locator('#addresses').getByText(`${word} 7`, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  for (const place of ['/products', '/offers', '/payment-methods', '/shipping-methods']) {
    test(
      `${place} cuts no words off and fits the screen, with wide text as well`,
      longIf(place !== '/products'),
      async ({ page }) => {
        await page.goto(greekShop.path(place))
        expect(await clippedTexts(page)).toEqual([])
        // Text spacing that WCAG 1.4.12 requires to work.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
          )
          document.adoptedStyleSheets = [sheet]
        })
        expect(await clippedTexts(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      },
    )
  }
})

test.describe('At 200 % zoom of a phone', () => {
  test.use({ viewport: { width: 195, height: 422 } })

  test('a product fits the screen', long, async ({ page }) => {
    await openProduct(page, greekShop, hose.slug)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
  })
})

test.describe('At 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the lines and the ways on of the cart drawer can be reached', long, async ({ page }) => {
    await openProduct(page, englishShop, hose.slug)
    await addToCart(page, englishShop)
    const drawer = cartDrawer(page, englishShop)
    const line = cartLine(drawer, hose.name.en)
    await expect(line).toBeVisible()
    const controls = [
      line.getByRole('spinbutton'),
      line.getByRole('button', {
        name: new RegExp(englishShop.t('cart.removeNamed', { name: '' }).trim()),
      }),
      drawer.getByRole('link', { name: englishShop.t('cart.checkout') }),
    ]
    for (const control of controls) await expectReachable(control)
  })
})

/** No line ends within a text of an element. */
async function expectOnOneLine(element: Locator, text: string): Promise<void> {
  await expect(element).toBeVisible()
  const tops = await element.evaluate((place, wanted) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      return [...range.getClientRects()].map(({ top }) => top)
    }
    return []
  }, text)
  expect(new Set(tops).size).toBe(1)
}

/** Focuses an element, which must then be visible. */
async function expectReachable(control: Locator): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport({ ratio: 0.9 })
  await expectOnTop(control)
}

/** Nothing covers the centre of an element. */
async function expectOnTop(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((target) => {
        const [box] = target.getClientRects()
        if (!box) return false
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return top !== null && (target.contains(top) || top.contains(target))
      }),
    )
    .toBe(true)
}

test.describe('At 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the link back from a product fits on one line', long, async ({ page }) => {
    await openProduct(page, greekShop, hose.slug)
    const trail = page.getByRole('navigation', { name: greekShop.t('nav.breadcrumbs') })
    await expect(trail.getByRole('link')).toHaveCount(1)
    await expect(trail.getByRole('link')).toHaveAttribute('href', /\/categories\//)
    expect((await trail.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(44)
  })

  test('the checkout shows one part at a time, in three screens', long, async ({ page }) => {
    await openProduct(page, greekShop, hose.slug)
    await addAndOpenCart(page, greekShop)
    await goToCheckout(page, greekShop)
    await expect(page.locator('#delivery [data-part="line"]')).toBeVisible()
    await page.evaluate('document.fonts.ready')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // With what is not filled in yet and the notice of the legal guarantee above the button.
    expect(height).toBeLessThanOrEqual(3 * 844)
  })

  test(
    'an e-mail address is on one line of the review, and of the receipt',
    long,
    async ({ page }) => {
      const email = 'maria.papadopoulou@example.gr'
      await openProduct(page, greekShop, hose.slug)
      await addAndOpenCart(page, greekShop)
      await goToCheckout(page, greekShop)
      await fillCheckout(page, email)
      await expectOnOneLine(page.locator('#review dd', { hasText: email }), email)
      await placeButton(page, greekShop).click()
      await expectReceipt(page, greekShop)
      await expectOnOneLine(page.locator('main dd', { hasText: email }), email)
    },
  )
})

test.describe('At 390 px without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test("a member's menu is an icon that opens over the page", long, async ({ page, shop }) => {
    const email = newEmail('narrow-menu')
    await registerMember(page.request, shop, email)
    await logInByRequest(page.request, email)
    await page.goto('/orders')
    const menu = page.getByRole('banner').locator('details', { hasText: email })
    const [icon, bar] = [menu.locator('summary'), page.getByRole('banner')]
    expect((await icon.boundingBox())!.width).toBeLessThan(60)
    const closed = (await bar.boundingBox())!.height
    await icon.click()
    await expect(menu.getByText(email, { exact: true })).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())!.height).toBe(closed)
  })

  test('the choice of order has space for the order in force', async ({ page }) => {
    await page.goto(greekShop.path('/products'))
    const select = page.locator('main select[name="sort"]')
    expect((await select.boundingBox())?.width).toBeGreaterThan(200)
  })

  test('each section of the checkout is open, as wide as the first', long, async ({ page }) => {
    await openProduct(page, greekShop, hose.slug)
    await addAndOpenCart(page, greekShop, { hasScripts: false })
    await goToCheckout(page, greekShop)
    const parts = page.locator('#checkout fieldset > [data-part="content"]')
    await expect(parts).toHaveCount(4)
    const [first, ...others] = await parts.all()
    const width = (await first?.boundingBox())?.width ?? 0
    expect(width).toBeGreaterThan(300)
    for (const part of others) expect((await part.boundingBox())?.width).toBe(width)
  })
})

/** A phone on its side: a notch at the left, a home indicator at the foot. */
const lying = { width: 844, height: 390 }
const insets = { left: 47, right: 47, bottom: 21 }

async function expectInSafeArea(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await target.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(insets.left)
  expect(x + width).toBeLessThanOrEqual(lying.width - insets.right)
  expect(y + height).toBeLessThanOrEqual(lying.height - insets.bottom)
}

test.describe('On a phone on its side', () => {
  test.use({ viewport: lying })

  test(
    'Page, bar and menu keep their content within the safe area of a phone',
    long,
    async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
      await openProduct(page, englishShop, hose.slug)
      await waitForScripts(page, englishShop)
      const main = page.locator('main')
      const title = main.getByRole('heading', { level: 1, name: hose.name.en })
      await title.scrollIntoViewIfNeeded()
      await expectInSafeArea(title)

      // The bar with price and button is at the lower edge.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expectInSafeArea(
        page.getByRole('button', { name: englishShop.t('product.addShort'), exact: true }),
      )

      await page.goto(englishShop.path('/brands'))
      await waitForScripts(page, englishShop)
      await page
        .locator('header summary')
        .and(page.getByLabel(englishShop.t('nav.menu')))
        .click()
      const menu = page.getByRole('dialog', { name: englishShop.t('nav.menu') })
      await expectInSafeArea(menu.getByRole('combobox'))
    },
  )
})
