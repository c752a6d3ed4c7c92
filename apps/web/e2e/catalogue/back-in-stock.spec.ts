import type { Locator, Page } from '@playwright/test'
import { expect, ownShopTest, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { extraProduct, extraProductRecord } from '../data/extra-catalogue.js'
import { soldOut } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { slug } = extraProduct(soldOut)

const emailField = (page: Page, { t }: ShopLanguage): Locator =>
  page.locator('main').getByRole('textbox', { name: t('contact.email') })

async function send(page: Page, language: ShopLanguage, email: string): Promise<void> {
  await emailField(page, language).fill(email)
  await page.getByRole('button', { name: language.t('backInStock.send') }).click()
}

for (const language of languages) {
  const { code, t } = language

  test(
    `A wrong e-mail address is rejected next to the field, in the language of the page (${code})`,
    long,
    async ({ page, browserProblems }) => {
      browserProblems.allowStatus(400)
      await openProduct(page, language, slug)
      await waitForScripts(page, language)
      await expect(page.getByRole('button', { name: t('product.add') })).toHaveCount(0)
      const field = emailField(page, language)
      await send(page, language, '')
      await expect(page.getByText(t('validation.required'))).toBeVisible()
      await expect(field).toBeFocused()
      await send(page, language, 'maria@')
      await expect(page.getByText(t('validation.email'))).toBeVisible()
      await expect(field).toHaveValue('maria@')
      await expectNoViolations(page)
    },
  )
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a back-in-stock request is accepted, twice with the same response', async ({
    page,
    browserProblems,
  }) => {
    browserProblems.allowStatus(400)
    const { t } = englishShop
    await openProduct(page, englishShop, slug)
    await send(page, englishShop, 'maria@')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    for (const round of [1, 2]) {
      await openProduct(page, englishShop, slug)
      await send(page, englishShop, 'nikos@example.com')
      await expect(page.getByText(t('backInStock.notedText')), `round ${round}`).toBeVisible()
    }
  })
})

ownShopTest(
  'New stock sends one mail in the language of the request, and the address can be removed',
  long,
  async ({ page, ownShop, newVisitor }) => {
    for (const [visitor, language] of [
      [page, greekShop],
      [await newVisitor(), englishShop],
    ] as const) {
      await openProduct(visitor, language, slug)
      await waitForScripts(visitor, language)
      await send(visitor, language, `${language.code}@example.com`)
      await expect(visitor.getByText(language.t('backInStock.notedTitle'))).toBeVisible()
    }
    await ownShop.importChanges([extraProductRecord({ ...soldOut, stock: 6 })])

    const mailTo = async (email: string) => (await ownShop.data.mails(`To: ${email}`)).length
    await expect.poll(() => mailTo('el@example.com')).toBe(1)
    await expect.poll(() => mailTo('en@example.com')).toBe(1)
    const [mail = ''] = await ownShop.data.mails('To: en@example.com')
    expect(mail).toMatch(/^Subject:.*Back.in.stock/m)
    const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? ''
    expect(link).toContain('/en/restock/')

    await page.goto(link)
    await page.getByRole('button', { name: englishShop.t('backInStock.deleteAll') }).click()
    await expect(page.getByText(englishShop.t('backInStock.deleted'))).toBeVisible()
    // A cached page becomes stale once the shop knows of the newer catalogue.
    await expect(async () => {
      await openProduct(page, englishShop, slug)
      const add = page.getByRole('button', { name: englishShop.t('product.add'), exact: true })
      await expect(add).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
)
