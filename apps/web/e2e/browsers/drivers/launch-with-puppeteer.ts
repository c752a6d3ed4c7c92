import { launch } from 'puppeteer-core'
import type { KeyInput, Page } from 'puppeteer-core'

import type { BrowserDriver, Tab } from './tab.js'
import { viewport } from './tab.js'

/** Launches Chromium, over the DevTools protocol, or Firefox, over WebDriver BiDi. */
export async function launchWithPuppeteer(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<BrowserDriver> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    headless: true,
    defaultViewport: viewport,
    args: browserName === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    // Several shops and browsers share the machine's cores.
    protocolTimeout: 180_000,
    timeout: 180_000,
  })
  return {
    async openTab() {
      const context = await browser.createBrowserContext()
      return createTab(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function createTab(page: Page): Tab {
  page.setDefaultTimeout(120_000)
  const load = { waitUntil: 'domcontentloaded' } as const
  return {
    goto: async (url) => void (await page.goto(url, load)),
    reload: async () => void (await page.reload(load)),
    evaluate: (expression) => page.evaluate(expression),
    moveMouse: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) {
        if (isCharacter(key)) await page.keyboard.sendCharacter(key)
        // Names are those of `KeyboardEvent.key`.
        else await page.keyboard.press(key as KeyInput)
      }
    },
    close: () => page.browserContext().close(),
  }
}

/** A character that no key of Puppeteer's American keyboard has. */
function isCharacter(key: string): boolean {
  return key.length === 1 && !/^[ -~]$/.test(key)
}
