import { chromium } from 'playwright-core'

/** What a browser saw of an application. */
export interface CheckedPage {
  findings: string[]
  /** Bodies of what was loaded, by path. */
  files: Map<string, Buffer>
}

/** Opens the page, presses what can be pressed, and looks whether it does what it should and looks as it should. */
export async function checkPage(origin: string, executablePath: string): Promise<CheckedPage> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const findings: string[] = []
  const files = new Map<string, Buffer>()
  const expectEqual = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected)
      findings.push(`${what}: ${String(found)} instead of ${String(expected)}`)
  }
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('console', (message) => {
      if (message.type() === 'error') findings.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => findings.push(`error: ${error.message}`))
    const bodies: Promise<unknown>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      bodies.push(
        response.body().then(
          (body) => files.set(pathname, body),
          () => undefined,
        ),
      )
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    await Promise.all(bodies)
    const button = page.getByRole('button', { name: /^Added/u })
    await button.click()
    expectEqual('the button', await button.textContent(), 'Added 1')
    // A price is drawn in several elements: the text of all of them is what is read.
    expectEqual('the price', (await page.locator('body').textContent())?.includes('€12.50'), true)
    // The kit's own colour: the sheet is there and its layers are in order.
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    if (color === 'rgba(0, 0, 0, 0)') findings.push('the button has no colour')
    await page.getByRole('button', { name: 'Hoses' }).click()
    expectEqual('the panel', await page.getByRole('link', { name: 'Gas hose' }).isVisible(), true)
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error))
  } finally {
    await browser.close()
  }
  return { findings, files }
}
