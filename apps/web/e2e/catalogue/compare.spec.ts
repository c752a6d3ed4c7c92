import { expect, ownShopTest, test } from '../fixtures.js'
import { delayScripts, openProduct, waitForScripts } from '../actions/browse.js'
import { clipOn, hose, regulator } from '../data/catalogue-samples.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { extraProduct, extraProductRecord } from '../data/extra-catalogue.js'
import { counted, plenty, repriced } from '../data/extra-products.js'
import { long } from '../data/long.js'

/** A category without categories of its own. */
const hosesInGreek = '/categories/lasticha-chamilis-piesis'
const hosesInEnglish = '/categories/low-pressure-hoses'

test(
  'Two products are compared, the list is kept and can be shared',
  long,
  async ({ page, newVisitor }) => {
    const { code, path, t } = greekShop
    const other = extraProduct(counted)
    const add = page.getByRole('link', { name: t('compare.add') })
    await openProduct(page, greekShop, other.slug)
    await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible()
    await add.click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await openProduct(page, greekShop, extraProduct(plenty).slug)
    await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible()
    await add.click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expectNoViolations(page)

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.getByRole('columnheader')).toHaveCount(3)

    await page.goto(path('/compare'))
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page
      .getByRole('link', { name: t('compare.removeNamed', { name: other.name[code] }) })
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  },
)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts,', () => {
    test.use({ javaScriptEnabled })

    test(
      'products of two categories are compared one category at a time',
      long,
      async ({ page }) => {
        const { path, t } = englishShop
        const ids: string[] = []
        for (const { slug } of [hose, regulator, clipOn]) {
          await page.goto(path(`/products/${slug.en}`))
          const link = page.getByRole('link', { name: t('compare.add') })
          ids.push(((await link.getAttribute('href')) ?? '').replace(/.*ids=/, ''))
        }
        await page.goto(path(`/compare?ids=${ids.join(',')}`))
        await expect(page.getByRole('columnheader')).toHaveCount(3)
        const categories = page.getByRole('list', { name: t('compare.categories') })
        await expect(categories.getByRole('link')).toHaveCount(2)
        await categories.getByRole('link').first().click()
        await expect(page.getByRole('columnheader', { name: hose.name.en })).toBeVisible()
        await expect(page.getByRole('columnheader')).toHaveCount(2)
        if (javaScriptEnabled) await expectNoViolations(page)
      },
    )
  })
}

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } })

  test('three products fit beside their properties', async ({ page }) => {
    const { path, t } = greekShop
    await page.goto(path(hosesInGreek))
    await waitForScripts(page, greekShop)
    const boxes = page.locator('main article').getByRole('checkbox')
    for (const place of [0, 1, 2]) await boxes.nth(place).check()
    await page
      .locator('form#compare')
      .getByRole('button', { name: t('compare.add') })
      .click()
    const last = await page.getByRole('columnheader').nth(3).boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(820)
  })
})

test(
  'Equal rows can be hidden, and a shared address hides them too',
  long,
  async ({ page, newVisitor }) => {
    const { t } = englishShop
    const add = page.getByRole('link', { name: t('compare.add') })
    for (const { slug } of [regulator, clipOn]) {
      await openProduct(page, englishShop, slug)
      await waitForScripts(page, englishShop)
      await add.click()
      await expect(page.getByRole('columnheader', { name: /Dosaflux/ }).first()).toBeVisible()
    }
    const origin = page.getByRole('row', { name: /Made in/ })
    await expect(origin).toBeVisible()
    await page.getByRole('checkbox', { name: t('compare.differences') }).check()
    await expect(origin).toBeHidden()
    await expect(page).toHaveURL(/&differences=1$/)

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.getByRole('checkbox', { name: t('compare.differences') })).toBeChecked()
    await expect(friend.getByRole('row', { name: /Made in/ })).toBeHidden()

    for (const { name } of [regulator, { name: { en: 'Dosaflux Klik' } }]) {
      await page.getByRole('link', { name: new RegExp(`^Remove .*${name.en}`) }).click()
      await expect(page.getByRole('columnheader', { name: name.en })).toHaveCount(0)
    }
    await expect(page.getByText(t('compare.empty'))).toBeVisible()
  },
)

test.describe('On a phone', () => {
  test.use(phone)

  test(
    'At 390 pixels two products fit, and names and properties stay visible while the table is scrolled',
    long,
    async ({ page }) => {
      const { t } = englishShop
      await openProduct(page, englishShop, regulator.slug)
      await waitForScripts(page, englishShop)
      await page.getByRole('link', { name: t('compare.add') }).click()
      await expect(page).toHaveURL(/ids=/)
      await openProduct(page, englishShop, clipOn.slug)
      await waitForScripts(page, englishShop)
      await page.getByRole('link', { name: t('compare.add') }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      const table = page.getByRole('group', { name: t('compare.title') })
      const last = await page.getByRole('columnheader').nth(2).boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await overflow()).toBeLessThanOrEqual(390)
      await table.evaluate((element) => element.scrollTo({ left: 200, top: element.scrollHeight }))
      await expect(page.getByRole('rowheader', { name: t('product.madeIn') })).toBeInViewport()
      await expect(page.getByRole('columnheader', { name: /Klik/ })).toBeInViewport()
    },
  )
})

test(
  'Products are chosen in a list, also before scripts run, and no more than four',
  long,
  async ({ page }) => {
    const { t, path } = greekShop
    const letScriptsRun = await delayScripts(page)
    await page.goto(path(hosesInGreek), { waitUntil: 'commit' })
    const boxes = page.locator('main article').getByRole('checkbox')
    await boxes.first().check()
    letScriptsRun()
    const bar = page.locator('form#compare')
    await expect(bar).toContainText(t('compare.chosen', { count: 1, max: 4 }))
    for (const place of [1, 2, 3]) await boxes.nth(place).check()
    await expect(bar.getByRole('status')).toContainText(t('compare.full'))
    await boxes.nth(4).click()
    await expect(boxes.nth(4)).not.toBeChecked()
    await expect(bar.getByRole('status')).toContainText(t('compare.full'))
    await expectNoViolations(page)

    await boxes.nth(3).uncheck()
    await page.goto(path(`${hosesInGreek}?view=list`))
    await expect(boxes.first()).toBeChecked()
    await bar.getByRole('button', { name: t('compare.add') }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  },
)

ownShopTest(
  'A changed price is shown when the visitor returns to the comparison',
  long,
  async ({ page, ownShop }) => {
    const { t } = greekShop
    await openProduct(page, greekShop, extraProduct(repriced).slug)
    await waitForScripts(page, greekShop)
    await page.getByRole('link', { name: t('compare.add') }).click()
    const table = page.getByRole('group', { name: t('compare.title') })
    await expect(table).toContainText('10,00 €')
    await ownShop.importChanges([extraProductRecord({ ...repriced, priceMinor: 1250 })])
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(table).toContainText('12,50 €', { timeout: 2_000 })
    }).toPass()
    await expect(table).not.toContainText('10,00 €')
  },
)

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ticked products of a list are sent to the comparison', long, async ({ page }) => {
    const { t, path } = englishShop
    await page.goto(path(hosesInEnglish))
    const compare = page.locator('form#compare').getByRole('button', { name: t('compare.add') })
    await expect(compare).toBeHidden()
    const boxes = page.locator('main article').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await compare.click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })

  test(
    'a product is compared, equal rows are hidden, and it is removed again',
    long,
    async ({ page }) => {
      const { t } = englishShop
      await openProduct(page, englishShop, regulator.slug)
      await page.getByRole('link', { name: t('compare.add') }).click()
      await expect(page.getByRole('columnheader', { name: regulator.name.en })).toBeVisible()
      await page.getByRole('checkbox', { name: t('compare.differences') }).check()
      await expect(page.getByRole('row', { name: /Made in/ })).toBeHidden()
      await page.getByRole('link', { name: /^Remove/ }).click()
      await expect(page.getByText(t('compare.empty'))).toBeVisible()
    },
  )
})
