import type { Browser, Page } from 'playwright-core'
import type { ListedPage } from '../pages/list-pages.js'
import { recordScript, toInteractions } from './record-script.js'
import type { Interaction, Recorded } from './record-script.js'
import { createPress } from './create-press.js'
import type { Scenario } from './scenarios.js'
import { watchRequests } from './watch-requests.js'

/** As on a phone of the middle range. */
const cpuSlowdown = 4
/** How often the acts of a scenario are done on one page: the first also fetches what they need. */
const turns = 3

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** What a visitor did once, and what the page needed for it. */
export interface MeasuredAct {
  name: string
  interactions: Interaction[]
  /** The longest task from the touch until all was quiet: a second touch would have waited for it. */
  longestTaskMs: number
}

/** Does what a scenario says on a page that its scripts have taken over, on a slow processor. */
export async function measureScenario(
  browser: Browser,
  { device, acts }: Pick<Scenario, 'device' | 'acts'>,
  place: { url: string; cookie: ListedPage['cookie'] },
): Promise<MeasuredAct[]> {
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
    const measured: MeasuredAct[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      for (const { name, run } of acts) {
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

/** Opens a page and has its scripts take it over, as the first key does. */
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
