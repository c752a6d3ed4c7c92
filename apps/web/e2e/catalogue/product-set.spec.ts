import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { cartDrawer } from '../actions/cart.js'
import { clipOn } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'
import { long } from '../data/long.js'

for (const language of languages) {
  test.describe(`A set (${language.code})`, long, () => {
    const hasScripts = language.code === 'el'
    test.use({ javaScriptEnabled: hasScripts })

    test('Regulator, hose and clamps cost one total, each can be left out, and the rest is added once', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400, 503)
      const { t, path } = language
      await openProduct(page, language, clipOn.slug)
      if (hasScripts) await waitForScripts(page, language)
      const set = page
        .locator('form')
        .filter({ has: page.getByRole('heading', { name: t('product.setTitle') }) })
      const parts = set.getByRole('checkbox')
      await expect(parts).toHaveCount(3)
      const total = set.getByRole('status').getByText(/\d/).filter({ visible: true })
      await expect(total).toHaveCount(1)
      const whole = await total.textContent()
      await parts.nth(1).uncheck()
      await expect(total).toHaveCount(1)
      await expect(total).not.toHaveText(whole ?? '')
      const add = set.getByRole('button', { name: t('product.setAdd') })
      // The platform has added the first part, but the response is lost.
      const isCut = shop.proxy.cutAt('CartAddItem', 'after-the-platform-answers', async () => {})
      await add.click()
      await isCut
      const error = page.locator('main').getByRole('alert')
      if (!hasScripts) await expect(error).toContainText(t('cartErrors.NOT_ADDED'))
      else {
        const drawer = cartDrawer(page, language)
        await expect(drawer.getByRole('alert')).toContainText(t('cartErrors.NOT_ADDED'))
        await page.keyboard.press('Escape')
        await expect(error).toContainText(t('cartErrors.NOT_ADDED'))
        // The part whose response was lost can be submitted again.
        await expect(parts.nth(0)).toBeChecked()
        await expect(parts.nth(2)).not.toBeChecked()
      }
      await expect(parts.nth(1)).not.toBeChecked()
      await add.click()
      if (hasScripts) {
        const drawer = cartDrawer(page, language)
        await expect(drawer.getByRole('article')).toHaveCount(2)
        await expect(drawer.getByText(t('cart.updating'))).toHaveCount(0)
        await drawer.getByRole('link', { name: t('cart.toCart') }).click()
      }
      await expect(page).toHaveURL(path('/shopping-cart'))
      await expect(page.locator('main').getByRole('article')).toHaveCount(2)
      for (const quantity of await page.locator('main').getByRole('spinbutton').all()) {
        await expect(quantity).toHaveValue('1')
      }
    })
  })
}
