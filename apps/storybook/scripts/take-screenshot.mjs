const tallestPx = 2400

/**
 * Takes a picture of what a story draws, with nothing turning and no caret blinking.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} widthPx
 * @returns {Promise<Buffer>} a PNG
 */
export async function takePicture(page, widthPx) {
  await page.evaluate(scrollingEnds)
  const heightPx = Math.min(tallestPx, await page.evaluate(drawnHeight))
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage: true,
    clip: { x: 0, y: 0, width: widthPx, height: heightPx },
  })
}

/** Runs in the page: until two looks, some frames apart, find everything scrolled to the same place. */
async function scrollingEnds() {
  // A second and a half is longer than any scrolling of the kit.
  for (let before = '', look = 0; look < 25; look += 1) {
    const parts = [...document.querySelectorAll('main *, dialog')]
    const now = parts.map((part) => part.scrollLeft + part.scrollTop).join()
    if (now === before) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/** Runs in the page: how far down a story draws anything, in itself or over the page, in px. */
function drawnHeight() {
  const own =
    'main *, body > :not([id^="storybook"], [class^="sb-"]), body > :not([id^="storybook"], [class^="sb-"]) *'
  const bottoms = [...document.querySelectorAll(own)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom + scrollY)
  return Math.ceil(Math.max(32, ...bottoms)) + 16
}
