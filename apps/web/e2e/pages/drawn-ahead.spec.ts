import type { Locator, Page } from '@playwright/test'

import { waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer, cartToggle } from '../actions/cart.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop } from '../data/languages.js'
import { expect, test } from '../fixtures.js'

const { t, path } = englishShop

/** So long the data of a page that was fetched ahead may be shown. */
const keptMs = 5_000

/** The place of a page that was drawn before its link was pressed. */
const drawnPlace = '[data-drawn-ahead]'

/** What the browser keeps of the products that were viewed. */
function viewedProducts(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('floga.viewed'))
}

/** Points at a link until nothing is fetched for it any more, and a moment longer: its page is drawn then. */
async function pointAt(page: Page, link: Locator): Promise<number> {
  const address = await link.getAttribute('href')
  const isFetched = page.waitForResponse((one) => new URL(one.url()).pathname === `${address}.data`)
  await link.hover()
  await isFetched
  const sinceMs = Date.now()
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve))
      }),
  )
  return sinceMs
}

/** Pages of products have cards of others, too. */
async function goBackToList(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(t('products.title'))
}

/** Opens a product of a list by a link whose page was drawn ahead; on a busy machine one link may be too late, then the next is tried. */
async function openDrawnProduct(page: Page): Promise<{
  card: Locator
  name: string
  /** So many products were opened for it. */
  openedCount: number
}> {
  for (let place = 4; place < 16; place += 1) {
    const card = page.locator('main article [data-part=name] a').nth(place)
    const name = await card.innerText()
    const viewed = await viewedProducts(page)
    const sinceMs = await pointAt(page, card)
    expect(await viewedProducts(page)).toBe(viewed)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(page.locator(drawnPlace)).toHaveCount(0)
    const address = await card.getAttribute('href')
    await card.click()
    const isKept = Date.now() - sinceMs < keptMs
    await expect(page).toHaveURL(`${address}`)
    // Until the router has come, the page before is out of sight beside it.
    await expect(page.locator('main h1:visible')).toBeFocused()
    await expect(page.locator('main h1')).toHaveCount(1)
    const isDrawn = (await page.locator(`main > ${drawnPlace} h1`).count()) === 1
    if (isDrawn && isKept) return { card, name, openedCount: place - 3 }
    await goBackToList(page)
  }
  throw new Error('No click was quick enough to decide by.')
}

test('A page that was drawn before the click is the page: its title, its heading, its focus, and the way back', async ({
  page,
}) => {
  const counted: unknown[] = []
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/visit-counts') counted.push(sent.postDataJSON())
  })
  await page.goto(path('/products?sort=name'))
  await waitForScripts(page, englishShop)
  const { card, name, openedCount } = await openDrawnProduct(page)
  const heading = page.locator('h1')
  await expect(heading).toHaveCount(1)
  await expect(heading).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)))
  await expect(page.locator('body > [aria-live]').last()).toContainText(name.slice(0, 12))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // What stands below follows, and the visit is counted once.
  await expect(page.getByRole('heading', { name: t('product.similar') })).toBeAttached()
  await expect.poll(() => viewedProducts(page)).not.toBeNull()
  const views = counted.filter(
    (one) => JSON.stringify(one) === JSON.stringify({ route: 'catalogue/product/product-page' }),
  )
  expect(views).toHaveLength(openedCount)
  await expectNoViolations(page)

  await page.goBack()
  await expect(page.locator(drawnPlace)).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(card).toBeInViewport()
})

test('What is pressed on a page that was drawn before the click does what it says', async ({
  page,
}) => {
  await page.goto(path('/products'))
  await waitForScripts(page, englishShop)
  const { name } = await openDrawnProduct(page)
  await addToCart(page, englishShop)
  await expect(cartDrawer(page, englishShop)).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(cartToggle(page, englishShop, 1)).toBeVisible()
  const crumb = page.locator('main nav a').last()
  const category = await crumb.innerText()
  await crumb.click()
  await expect(page.locator('h1')).toHaveText(category)
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(name)
})

test('A page is drawn for a mouse alone, and leaves nothing behind where another link is followed', async ({
  page,
}) => {
  await page.goto(path('/products'))
  await waitForScripts(page, englishShop)
  const links = page.locator('main article [data-part=name] a')
  const focused = links.nth(1)
  await focused.focus()
  await page.waitForLoadState('networkidle')
  await focused.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator(drawnPlace)).toHaveCount(0)
  await goBackToList(page)

  await pointAt(page, links.nth(2))
  const other = links.nth(3)
  const name = await other.innerText()
  await other.press('Enter')
  await expect(page.locator('h1')).toHaveText(name)
  await expect(page.locator(drawnPlace)).toHaveCount(0)
})

test('A page that is laid out while its link is held down is seen by nobody, and goes where the press is taken back', async ({
  page,
}) => {
  await page.goto(path('/products'))
  await waitForScripts(page, englishShop)
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
  await holdDrawnLink(page)
  const heldHeight = await height()
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings).toHaveCount(1)
  await expect(headings).toHaveText(t('products.title'))
  await expect(page.locator(`${drawnPlace} h1`)).toBeHidden()
  // The link is dragged away.
  await page.mouse.move(10, 10, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator(drawnPlace)).toHaveCount(0)
  expect(await height()).toBe(heldHeight)
  await expect(page).toHaveURL(path('/products'))
})

/** Holds the button down on a link whose page is laid out for it; on a busy machine one link may be too late, then the next is tried. */
async function holdDrawnLink(page: Page): Promise<void> {
  for (let place = 4; place < 16; place += 1) {
    await pointAt(page, page.locator('main article [data-part=name] a').nth(place))
    await page.mouse.down()
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          requestAnimationFrame(() => setTimeout(() => setTimeout(drawn)))
        }),
    )
    if ((await page.locator(drawnPlace).count()) === 1) return
    await page.mouse.move(10, 10, { steps: 5 })
    await page.mouse.up()
  }
  throw new Error('No page was drawn in time.')
}
