import axe from 'axe-core'

/**
 * A browser context in which a story always looks the same: fixed clock and time zone, no
 * animations.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<import('@playwright/test').BrowserContext>}
 */
export async function openContext(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    deviceScaleFactor: 1,
  })
  await context.addInitScript(axe.source)
  await context.clock.setFixedTime('2026-03-10T10:00:00+02:00')
  // Browsers request an icon automatically; a missing one is no error of a story.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  return context
}

/**
 * Opens Storybook without a story; stories are then shown in it one after another.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ address: string, locale: string }} options
 */
export async function openStorybook(page, { address, locale }) {
  await page.goto(`${address}iframe.html?viewMode=story`)
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'))
  // Globals in an address are read only where it names a story too. The panel's own run of axe is
  // off: this program has one.
  await page.evaluate(
    async (globals) => {
      await Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').ready()
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const known = new Promise((resolve) => channel.once('globalsUpdated', resolve))
      channel.emit('updateGlobals', { globals })
      await known
    },
    { ...toolbar, locale },
  )
}

/** The toolbar's other values, whatever Storybook's defaults. */
const toolbar = { scheme: 'light', direction: 'ltr', brand: 'floga', a11y: { manual: true } }

/** The browser's flags that make text rendering the same on every machine. */
export const launchOptions = {
  executablePath: process.env.FLOGA_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--disable-partial-raster',
  ],
}
