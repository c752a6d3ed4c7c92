import { chromium } from 'playwright-core'

import type { Finding } from './page/visited-page.js'

/** Which pages are opened in a browser. */
export interface BrowserVisitOptions {
  origin: string
  paths: readonly string[]
  /** The browser's program. */
  executablePath: string
  onProgress?: (done: number) => void
}

/** Opens pages in Chromium, and reports console messages, script errors and blocked requests. */
export async function visitInBrowser(options: BrowserVisitOptions): Promise<Finding[]> {
  const { origin, paths, executablePath, onProgress } = options
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const findings: Finding[] = []
  try {
    const page = await browser.newPage()
    let path = ''
    const report = (text: string): void => void findings.push({ path, rule: 'console', text })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') report(message.text())
    })
    page.on('pageerror', (error) => report(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) report(`${response.status()} ${response.url()}`)
    })
    for (const [place, next] of paths.entries()) {
      path = next
      // One page after the other, for what each says is its own.
      await page.goto(origin + path)
      // The first interaction hydrates the page.
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      onProgress?.(place + 1)
    }
  } finally {
    await browser.close()
  }
  return findings
}
