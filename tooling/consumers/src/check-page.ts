import { chromium } from 'playwright-core'
import type { ExpectedStyle } from './consumers.js'

/** A browser's view of an application. */
export interface CheckedPage {
  findings: string[]
  /** Response bodies by path. */
  files: Map<string, Buffer>
}

/** Styles that a page has of the kit, whatever its other sheets say of bare elements. */
const kitStyles: readonly ExpectedStyle[] = [
  { of: '.rounded-none', property: 'padding-left', value: '16px' },
  { of: '.rounded-none', property: 'box-sizing', value: 'border-box' },
  { of: '.rounded-none', property: 'background-color', value: 'rgb(74, 72, 224)' },
  { of: 'h1', property: 'font-weight', value: '600' },
  { of: 'h1', property: 'margin-top', value: '0px' },
  { of: 'nav ul', property: 'list-style-type', value: 'none' },
  { of: 'nav a', property: 'text-decoration-line', value: 'none' },
]

/** Opens the page, interacts with it, and checks behaviour and appearance. */
export async function checkPage(
  origin: string,
  executablePath: string,
  styles: readonly ExpectedStyle[] = [],
): Promise<CheckedPage> {
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
    // A price is rendered in several elements: their combined text is read.
    expectEqual('the price', (await page.locator('body').textContent())?.includes('€12.50'), true)
    await page.mouse.move(0, 0)
    for (const { of, property, value } of [...kitStyles, ...styles]) {
      const computed = await page
        .locator(of)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
      expectEqual(`${property} of ${of}`, computed, value)
    }
    await page.getByRole('button', { name: 'Hoses' }).click()
    expectEqual('the panel', await page.getByRole('link', { name: 'Gas hose' }).isVisible(), true)
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error))
  } finally {
    await browser.close()
  }
  return { findings, files }
}
