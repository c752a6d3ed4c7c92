import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { clipOn } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'

for (const language of languages) {
  test.describe(`A set (${language.code})`, () => {
    test.use({ javaScriptEnabled: language.code === 'el' })

    test('Regulator, hose and clamps cost one total, each can be left out, and the rest is added once', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400, 503)
      const { t, path } = language
      await openProduct(page, language, clipOn.slug)
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
      // The platform has added the first part, and nobody hears of it.
      const isCut = shop.proxy.cutAt('CartAddItem', 'after-the-platform-answers', async () => {})
      await add.click()
      await isCut
      await expect(page.locator('main').getByRole('alert')).toContainText(t('cartErrors.NOT_ADDED'))
      await expect(parts.nth(1)).not.toBeChecked()
      await add.click()
      await expect(page).toHaveURL(path('/shopping-cart'))
      await expect(page.locator('main').getByRole('article')).toHaveCount(2)
      for (const quantity of await page.locator('main').getByRole('spinbutton').all()) {
        await expect(quantity).toHaveValue('1')
      }
    })
  })
}
