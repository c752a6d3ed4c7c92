import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'

const { code, t, path } = englishShop

/** A phone on its side: a notch at the left, a home indicator at the foot. */
const viewport = { width: 844, height: 390 }
const insets = { left: 47, right: 47, bottom: 21 }

test.use({ viewport })

async function expectInSafeArea(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await target.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(insets.left)
  expect(x + width).toBeLessThanOrEqual(viewport.width - insets.right)
  expect(y + height).toBeLessThanOrEqual(viewport.height - insets.bottom)
}

test('Page, bar and menu keep their content within the safe area of a phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await openProduct(page, englishShop, hose.slug)
  await waitForScripts(page, englishShop)
  const main = page.locator('main')
  const title = main.getByRole('heading', { level: 1, name: hose.name[code] })
  await title.scrollIntoViewIfNeeded()
  await expectInSafeArea(title)

  // The bar with price and button is at the lower edge.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectInSafeArea(page.getByRole('button', { name: t('product.addShort'), exact: true }))

  await page.goto(path('/brands'))
  await waitForScripts(page, englishShop)
  await page
    .locator('header summary')
    .and(page.getByLabel(t('nav.menu')))
    .click()
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  await expectInSafeArea(menu.getByRole('combobox'))
})
