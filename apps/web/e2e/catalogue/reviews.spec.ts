import type { Page } from '@playwright/test'
import { expect, ownShopTest as test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { expectReceipt, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { prepareOrder } from '../actions/order.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'

const { t, path } = englishShop
const { slug, name } = extraProduct(counted)

test.use({ shopOptions: { settings: { reviews: { inviteAfterDays: 0 } } } })

test(
  'A guest reviews a delivered order by the link of a mail, without and with scripts, until the shop hides it',
  long,
  async ({ page, newVisitor, ownShop, browserProblems }) => {
    // Of a review that is refused.
    browserProblems.allowStatus(400)
    // Of a report of a hidden review.
    browserProblems.allowStatus(404)
    const { data, staff } = ownShop
    const section = page.locator('#reviews')
    await openProduct(page, englishShop, slug)
    await expect(section.getByText(t('reviews.none'))).toBeVisible()
    await expect(section.getByText(t('reviews.howTitle'))).toBeVisible()
    expect(await readRating(page)).toBeUndefined()

    await prepareOrder(page, englishShop, counted)
    await placeButton(page, englishShop).click()
    const id = await expectReceipt(page, englishShop)
    const { number, contact } = await data.order(id)
    const review = page.locator('main').getByRole('link', { name: t('orders.review') })
    await expect(review).toHaveCount(0)
    await staff(
      ...['approved', 'processing', 'ready', 'shipped', 'completed'].map((state) => [
        'move-order',
        number,
        state,
      ]),
    )
    await page.reload()
    await expect(review).toBeVisible()

    const findLink = async () => {
      const mails = (await data.mails(number)).join('').replaceAll(/=\r?\n/g, '')
      return /\/en\/review\/[\w.-]+/.exec(mails)?.[0] ?? ''
    }
    await expect.poll(findLink, { timeout: 60_000 }).not.toBe('')
    const link = await findLink()

    // The buyer's mail program opens it without a login and without scripts.
    const buyer = await newVisitor({ javaScriptEnabled: false })
    const main = buyer.locator('main')
    const response = await buyer.goto(link)
    expect(response?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    })
    const publish = main.getByRole('button', { name: t('reviewForm.send') })
    await publish.click()
    await expect(main.getByText(t('reviewForm.starsMissing')).first()).toBeVisible()
    await main.getByLabel(t('reviewForm.star2')).check()
    await main.locator('textarea').fill('Cheaper at www.example.com, have a look.')
    await publish.click()
    await expect(main.getByText(t('reviewForm.links')).first()).toBeVisible()
    await expect(main.locator('textarea')).toHaveValue(/Cheaper/)
    await main.locator('textarea').fill('It fits, but <b>one</b> screw was missing.')
    await publish.click()
    await expect(main.getByText(t('reviewForm.savedTitle'))).toBeVisible()

    const author = `${contact.firstName} ${contact.lastName.slice(0, 1)}.`
    await untilShown(page, 'It fits, but <b>one</b> screw was missing.')
    await expect(section.getByText(author)).toBeVisible()
    await expect(section.getByText(t('reviews.verified'))).toBeVisible()
    expect(await readRating(page)).toMatchObject({ ratingValue: 2, reviewCount: 1 })
    await expectNoViolations(page)

    // With scripts the mistake is told before anything is sent.
    await page.goto(link)
    await waitForScripts(page, englishShop)
    const form = page.locator('main')
    await form.getByLabel(t('reviewForm.star4')).check()
    await form.locator('textarea').fill('Too short')
    await form.getByRole('button', { name: t('reviewForm.save') }).click()
    await expect(form.getByText(t('reviewForm.short', { min: 10 })).first()).toBeVisible()
    await form.locator('textarea').fill('The shop sent the screw at once.')
    await form.getByLabel(t('reviewForm.anonymous')).check()
    await expectNoViolations(page)
    await form.getByRole('button', { name: t('reviewForm.save') }).click()
    await expect(form.getByText(t('reviewForm.savedTitle'))).toBeVisible()
    await untilShown(page, 'The shop sent the screw at once.')
    await expect(section.getByText(t('reviews.anonymous'))).toBeVisible()
    await expect(section.getByText(author)).toHaveCount(0)
    const label = t('rating.label', { average: '4.0', count: 1 })
    await expect(page.locator('main').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      '#reviews',
    )

    await section
      .getByRole('link', { name: t('reviews.withStars', { stars: 4, count: 1 }) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('reviews.pageTitle', { name: name.en }),
    )
    await expectNoViolations(page)
    await page
      .getByRole('link', { name: t('reviews.reportOf', { author: t('reviews.anonymous') }) })
      .click()
    await waitForScripts(page, englishShop)
    await page.getByLabel(t('reviewReport.UNTRUE')).check()
    await expectNoViolations(page)
    await page.getByRole('button', { name: t('reviewReport.send') }).click()
    await expect(page.getByText(t('reviewReport.sentText'))).toBeVisible()

    const listed = await staff(['list-reviews', '--reported'])
    expect(listed).toContain('UNTRUE')
    const reference = /^\d{9}/m.exec(listed)?.[0] ?? ''
    await staff(['hide-review', reference, '--reason', 'It is a test.'])
    await openProduct(page, englishShop, slug)
    await untilShown(page, t('reviews.none'))
    expect(await readRating(page)).toBeUndefined()
    await buyer.goto(link)
    await expect(main.getByText('It is a test.')).toBeVisible()
    await main.getByText(t('reviewForm.withdraw')).first().click()
    await main.getByRole('button', { name: t('reviewForm.withdraw') }).click()
    await expect(main.getByText(t('reviewForm.withdrawnTitle'))).toBeVisible()
    await expect(publish).toBeVisible()
    await main.getByRole('button', { name: t('reviewForm.end') }).click()
    await expect(main.getByText(t('reviewForm.ended'))).toBeVisible()
  },
)

/** Opens the product until its cached page has been replaced by one with a text. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path(`/products/${slug.en}`))
    await expect(page.locator('#reviews').getByText(text, { exact: true })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
}

/** The rating that search engines are told of; undefined where there is none. */
async function readRating(page: Page): Promise<unknown> {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents()
  const parts = all.flatMap((one): Record<string, unknown>[] => [JSON.parse(one)].flat())
  return parts.find((part) => 'aggregateRating' in part)?.['aggregateRating']
}
