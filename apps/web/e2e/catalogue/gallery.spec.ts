import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { swipeLeft } from '../actions/swipe.js'
import { manySided } from '../data/catalogue-samples.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long } from '../data/long.js'
import { phone } from '../data/screens.js'

const gallery = (page: Page, { t }: ShopLanguage): Locator =>
  page.getByRole('region', { name: t('product.gallery') })

const thumbnail = (page: Page, language: ShopLanguage, number: number): Locator =>
  gallery(page, language).getByRole('link', {
    name: language.t('product.image', { number }),
    exact: true,
  })

const viewer = (page: Page): Locator => page.getByRole('dialog')

/** Zoom of the image in the lightbox. */
const scale = (page: Page): Promise<number> =>
  viewer(page)
    .locator('img')
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)

test('Images are browsed and enlarged by mouse and keyboard', async ({ page }) => {
  const { code, t } = greekShop
  await openProduct(page, greekShop, manySided.slug)
  await waitForScripts(page, greekShop)
  await thumbnail(page, greekShop, 2).click()
  await expect(thumbnail(page, greekShop, 2)).toHaveAttribute('aria-current', 'true')
  const second = page.locator('#image-2')
  await expect(second).toBeInViewport({ ratio: 0.9 })
  await expect(page).toHaveURL(new RegExp(`${manySided.slug[code]}$`))

  const open = second.getByRole('link')
  await open.click()
  const position = viewer(page).getByRole('status')
  await expect(position).toHaveText(t('product.image', { number: 2 }))
  await viewer(page).locator('img').hover({ force: true })
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scale(page)).toBeGreaterThan(2)
  await page.keyboard.press('0')
  await expect.poll(() => scale(page)).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBeCloseTo(1.5)
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText(t('product.image', { number: 3 }))
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(open).toBeFocused()
})

test('Arrow keys move through the thumbnails and Enter opens one', long, async ({ page }) => {
  await openProduct(page, englishShop, manySided.slug)
  await waitForScripts(page, englishShop)
  await gallery(page, englishShop).getByRole('list').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, englishShop, 2)).toHaveAttribute('aria-current', 'true')
  await thumbnail(page, englishShop, 3).focus()
  await page.keyboard.press('Enter')
  await expect(thumbnail(page, englishShop, 3)).toHaveAttribute('aria-current', 'true')
  await page.locator('#image-3').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toBeVisible()
})

test.describe('By touch', () => {
  test.use(phone)

  test('a swipe shows the next image, a pinch enlarges', long, async ({ page }) => {
    await openProduct(page, englishShop, manySided.slug)
    await waitForScripts(page, englishShop)
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: string, ...points: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const box = (await page.locator('#image-1').boundingBox())!
    const y = box.y + box.height / 2
    await swipeLeft(page, { y, by: 260 })
    await expect(thumbnail(page, englishShop, 2)).toHaveAttribute('aria-current', 'true')

    await page.locator('#image-2').getByRole('link').tap()
    await expect(viewer(page).getByRole('status')).toHaveText(
      englishShop.t('product.image', { number: 2 }),
    )
    await touch('touchStart', [180, 420], [210, 420])
    for (const spread of [30, 60, 90, 120]) {
      await touch('touchMove', [180 - spread, 420], [210 + spread, 420])
    }
    await touch('touchEnd')
    await expect.poll(() => scale(page)).toBeGreaterThan(2)
    await page.keyboard.press('0')
    await expect.poll(() => scale(page)).toBe(1)
    // From the first of three: a swipe that also clicked the arrow would advance by two.
    await page.keyboard.press('ArrowLeft')
    const next = viewer(page).getByRole('button', { name: englishShop.t('products.next') })
    const arrow = (await next.boundingBox())!
    await swipeLeft(page, {
      x: arrow.x + arrow.width / 2,
      y: arrow.y + arrow.height / 2,
      by: 200,
    })
    await expect(viewer(page).getByRole('status')).toHaveText(
      englishShop.t('product.image', { number: 2 }),
    )
    await next.tap()
    await expect(viewer(page).getByRole('status')).toHaveText(
      englishShop.t('product.image', { number: 3 }),
    )
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'thumbnails link to large images, and those to their files',
    long,
    async ({ page, request }) => {
      await openProduct(page, englishShop, manySided.slug)
      await thumbnail(page, englishShop, 3).click()
      await expect(page).toHaveURL(/#image-3$/)
      await expect(page.locator('#image-3')).toBeInViewport({ ratio: 0.9 })
      const file = await page.locator('#image-3').getByRole('link').getAttribute('href')
      const answer = await request.get(file ?? '')
      expect(answer.headers()['content-type']).toBe('image/jpeg')
    },
  )
})
