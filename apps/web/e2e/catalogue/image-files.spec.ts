import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import { greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

/** How much larger than its file an image may be displayed: less is not visible. */
const STRETCH = 1.06

const screens = [
  { name: 'A phone of 360 px', width: 360, height: 740, scale: 3 },
  { name: 'A phone of 412 px', width: 412, height: 823, scale: 1.75 },
  { name: 'A screen of 1440 px', width: 1440, height: 900, scale: 1 },
]

const places = [
  '/',
  '/products',
  `/categories/${hose.categorySlug.el}`,
  `/products/${hose.slug.el}`,
  '/categories',
  '/offers',
]

for (const { name, width, height, scale } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale, javaScriptEnabled: false })

    test(
      'fetches no larger images than it shows, and none that is too small',
      long,
      async ({ browser }) => {
        for (const path of places) {
          // A browser takes a larger file that it has already: here none of an earlier page.
          const page = await browser.newPage()
          await page.goto(greekShop.path(path))
          const images = await listImages(page, STRETCH)
          expect.soft(images.length, path).toBeGreaterThan(0)
          // A gallery's preview may reuse the file of its large image, if that was loaded first.
          const needed = new Set(
            images.flatMap(({ file, fetched, enough }) => (fetched === enough ? [file] : [])),
          )
          expect
            .soft(
              images.filter(({ file }) => !needed.has(file)),
              path,
            )
            .toEqual([])
        }
      },
    )
  })
}

/** Widths of the files loaded for visible images, and of the smallest sufficient ones. */
function listImages(page: Page, stretch: number) {
  return page.locator('main img').evaluateAll(
    (images, most) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const { top, left, width } = image.getBoundingClientRect()
        const isSeen = top < innerHeight && left < innerWidth && left >= 0 && width > 0
        const fetched = Number(/-(\d+)\.\w+(?:\?|$)/.exec(image.currentSrc)?.[1])
        if (!isSeen || !fetched) return []
        const source = image.parentElement?.querySelector('source')
        const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, one]) =>
          Number(one),
        )
        const least = (width * devicePixelRatio) / most
        const enough = widths.find((one) => one >= least) ?? widths.at(-1)
        return [{ file: image.currentSrc, shown: Math.round(width), fetched, enough }]
      }),
    stretch,
  )
}
