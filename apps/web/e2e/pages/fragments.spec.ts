import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { findHose, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { field, goToCheckout, placeButton } from '../actions/checkout.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, path } = englishShop

/** Sticky headers are lower than this. */
const belowHeaderPx = 60

/** Waits until an element is at the top of the window, below its sticky header. */
async function expectAtTop(target: Locator): Promise<void> {
  const top = async (): Promise<number> => (await target.boundingBox())?.y ?? -1
  await expect.poll(top).toBeGreaterThan(belowHeaderPx)
  await expect.poll(top).toBeLessThan(200)
}

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test(
  'Every link within a page leads to its place, in all pages of a tab, and back from it',
  long,
  async ({ page }) => {
    // Too low for any of the targets to be in the window from the start, and high enough for a sticky header.
    await page.setViewportSize({ width: 1000, height: 500 })
    await page.goto(path('/brands'))
    await waitForScripts(page, englishShop)
    const letters = page.getByRole('navigation', { name: t('brands.letters') })
    const goTo = (letter: string): Promise<void> =>
      letters.getByRole('link', { name: letter, exact: true }).click()
    /** The first brand of a letter. */
    const section = (letter: string): Locator => page.locator(`#letter-${letter}`)
    await goTo('L')
    await expectAtTop(section('L'))
    const atL = await scrollY(page)
    await goTo('D')
    await expectAtTop(section('D'))
    await goTo('L')
    await expectAtTop(section('L'))

    // Each entry is restored as it was left.
    await letters.scrollIntoViewIfNeeded()
    const atLetters = await scrollY(page)
    await page.goBack()
    await expect(page).toHaveURL(/#letter-D$/)
    await page.goBack()
    await expect(page).toHaveURL(/#letter-L$/)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(/#letter-L$/)
    await expect.poll(() => scrollY(page)).toBe(atLetters)
    expect(atLetters).toBeLessThan(atL)
  },
)

test(
  'The links of the checkout lead to their fields after links within other pages',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 320 })
    await findHose(page, englishShop)
    await addAndOpenCart(page, englishShop)
    // A link within another page of the tab, left at its end.
    const skip = page.getByRole('link', { name: t('nav.skip') })
    await skip.focus()
    await skip.press('Enter')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await goToCheckout(page, englishShop)
    await page.getByRole('link', { name: t('checkout.guest') }).click()
    const email = field(page, 'email')
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport({ ratio: 0.9 })
    expect((await email.boundingBox())?.y).toBeGreaterThan(0)

    await placeButton(page, englishShop).click()
    const links = page.getByRole('group', { name: t('form.errorsTitle') }).getByRole('link')
    for (const link of [links.last(), links.first()]) {
      await link.click()
      await expect(page.locator('main :focus')).toBeInViewport({ ratio: 0.9 })
    }
  },
)
