import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from './fixtures.js'
import { openProduct, scriptsReady } from './steps/browse.js'
import { hose } from './steps/catalogue-samples.js'
import { englishShop, languages } from './steps/language.js'
import { extraProduct } from './world/extra-catalogue.js'
import { counted } from './world/extra-products.js'

for (const language of languages) {
  const { code, path, t } = language

  test(`Two products stand side by side, are kept and can be shared (${code})`, async ({
    page,
    newVisitor,
  }) => {
    const other = extraProduct(counted)
    const add = page.getByRole('link', { name: t('compare.add') })
    await openProduct(page, language, hose.slug)
    await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible()
    await add.click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await openProduct(page, language, other.slug)
    await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible()
    await add.click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.getByRole('columnheader')).toHaveCount(3)

    await page.goto(path('/compare'))
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page
      .getByRole('link', { name: t('compare.removeNamed', { name: hose.name[code] }) })
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
}

test('A picture opens over the whole page and closes by Escape', async ({ page }) => {
  await page.goto(`/en/products/${hose.slug.en}`)
  await scriptsReady(page, englishShop)
  const open = page.getByRole('link', { name: /^Enlarge/ }).first()
  await open.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})
