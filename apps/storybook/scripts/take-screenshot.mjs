import { setTimeout as delay } from 'node:timers/promises'

const tallestPx = 2400

/** How often a screenshot is taken until two in a row are the same. */
const attempts = 20

/**
 * Takes a screenshot of a story's content, without animations and without a blinking caret.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} widthPx
 * @returns {Promise<Buffer>} a PNG
 */
export async function takeScreenshot(page, widthPx) {
  const heightPx = Math.min(tallestPx, await page.evaluate(contentHeight))
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage: true,
    clip: { x: 0, y: 0, width: widthPx, height: heightPx },
  })
}

/**
 * Takes screenshots until two in a row are the same: something may still scroll.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} widthPx
 * @param {Buffer} first the last one so far
 * @returns {Promise<Buffer>} a PNG
 */
export async function takeSettledScreenshot(page, widthPx, first) {
  let last = first
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await delay(100)
    const next = await takeScreenshot(page, widthPx)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Runs in the page: the lower edge of a story's content, including overlays, in px. */
function contentHeight() {
  const own =
    'main *, body > :not([id^="storybook"], [class^="sb-"]), body > :not([id^="storybook"], [class^="sb-"]) *'
  const bottoms = [...document.querySelectorAll(own)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom + scrollY)
  return Math.ceil(Math.max(32, ...bottoms)) + 16
}
