import type { Browser, Page } from 'playwright-core'
import type { ListedPage } from '../pages/list-pages.js'
import { recordScript, toInteractions } from './record-script.js'
import type { Interaction, Recorded } from './record-script.js'
import { createPress } from './create-press.js'
import type { Scenario } from './scenarios.js'
import { watchRequests } from './watch-requests.js'

/** As on a phone of the middle range. */
const cpuSlowdown = 4
/** How often a scenario is repeated on one page: the first time also loads its resources. */
const turns = 3

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** One interaction and its cost. */
export interface MeasuredStep {
  name: string
  interactions: Interaction[]
  /** The longest task from the touch until all was quiet: a second touch would have waited for it. */
  longestTaskMs: number
}

/** Runs a scenario on a hydrated page with CPU throttling. */
export async function measureScenario(
  browser: Browser,
  { device, steps }: Pick<Scenario, 'device' | 'steps'>,
  place: { url: string; cookie: ListedPage['cookie'] },
): Promise<MeasuredStep[]> {
  const context = await browser.newContext({ ...devices[device], serviceWorkers: 'block' })
  try {
    await context.addInitScript(recordScript)
    if (place.cookie !== undefined) await context.addCookies(toCookies(place.url, place.cookie))
    const page = await context.newPage()
    const untilQuiet = watchRequests(page)
    await openPage(page, place.url)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const press = createPress(page, { session, isTouch: device === 'phone' })
    const measured: MeasuredStep[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      for (const { name, run } of steps) {
        await untilQuiet()
        await takeRecorded(page)
        await run({ page, press })
        await untilQuiet()
        const recorded = await takeRecorded(page)
        if (name === undefined) continue
        const interactions = toInteractions(recorded)
        if (interactions.length === 0) throw new Error(`The browser saw no touch of '${name}'.`)
        measured.push({
          name: `${name} (${device})`,
          interactions,
          longestTaskMs: Math.max(0, ...recorded.longTasks),
        })
      }
    }
    return measured
  } finally {
    await context.close()
  }
}

/** Opens a page and hydrates it, as the first key press does. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.keyboard.press('Shift')
  await page.locator('nav [data-part=label][role=button]').first().waitFor({ state: 'attached' })
}

function takeRecorded(page: Page): Promise<Recorded> {
  return page.evaluate('takeRecorded()')
}

function toCookies(url: string, header: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((cookie) => {
    const end = cookie.indexOf('=')
    return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url }
  })
}
