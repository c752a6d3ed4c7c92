import type { Browser } from 'playwright-core'
import { openVisit } from './open-visit.js'
import type { Visit } from './open-visit.js'
import { aim, reachFirstPaint, reachTarget, settleMs, sinceMs } from './reach-target.js'
import type { MarkName, Place } from './record-marks.js'

/** After which a product would have been added a second time. */
const countAfterMs = 5_000

/**
 * Results of a tap on 'Add to cart'. Milliseconds from the moment the touch ended; infinite for
 * events that did not happen.
 */
export interface AddFigures {
  /** Where it was tapped. */
  place: Place
  /** The first sign of it that the page showed: the button, the loading bar, the drawer, the count or another page. */
  acknowledgedMs: number
  firstSign: string
  /** The product is a line of the drawer, or of the cart page. */
  lineMs: number
  badgeMs: number
  /** Whether the page stayed until then. */
  hasStayed: boolean
  /** Pieces in the cart on the shop's server, five seconds later. */
  pieces: number
}

export interface MeasuredPage {
  url: string
  productName: string
}

/**
 * Taps 'Add to cart' 3 s after the page has loaded without interaction, and again after hydration.
 */
export async function measureLateAdd(
  browser: Browser,
  { url, productName }: MeasuredPage,
): Promise<{ first: AddFigures; second: AddFigures }> {
  const visit = await openVisit(browser, { target: 'add', productName })
  try {
    const first = await tapAdd(visit, await reachTarget(visit, url))
    await prepareSecondTap(visit, url)
    return { first, second: await tapAdd(visit, await aim(visit)) }
  } finally {
    await visit.close()
  }
}

/** Taps 'Add to cart', whose place is known, right after the first paint. */
export async function measureEarlyAdd(
  browser: Browser,
  { url, productName }: MeasuredPage,
  place: Place,
): Promise<AddFigures> {
  const visit = await openVisit(browser, { target: 'add', productName })
  try {
    return await tapAdd(visit, await reachFirstPaint(visit, url, place))
  } finally {
    await visit.close()
  }
}

async function tapAdd(visit: Visit, place: Place): Promise<AddFigures> {
  const before = new URL(visit.page.url()).pathname
  const tappedAtMs = await visit.tap(place)
  const line = await visit.until('line')
  const badge = await visit.until('badge')
  await visit.page.waitForTimeout(Math.max(0, tappedAtMs + countAfterMs - Date.now()))
  const signs: MarkName[] = ['busy', 'loading-bar', 'drawer', 'badge', 'line', 'other-page']
  const acknowledged = visit
    .marks()
    .filter(({ name }) => signs.includes(name))
    .toSorted((one, other) => one.atMs - other.atMs)[0]
  return {
    place,
    acknowledgedMs: sinceMs(tappedAtMs, acknowledged),
    firstSign: acknowledged?.name ?? 'nothing',
    lineMs: sinceMs(tappedAtMs, line),
    badgeMs: sinceMs(tappedAtMs, badge),
    hasStayed: visit.marks().every(({ name, path }) => name !== 'other-page' && path === before),
    pieces: await countPieces(visit),
  }
}

async function countPieces({ page }: Visit): Promise<number> {
  return page.evaluate(`fetch('/cart-state').then((answer) => answer.json()).then(({ cart }) =>
    cart ? cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0)`)
}

/** Brings the visit to the product's page as its scripts have hydrated it, with no drawer open. */
async function prepareSecondTap(visit: Visit, url: string): Promise<void> {
  const { page } = visit
  await visit.untilQuiet()
  if (page.url() === url) await page.keyboard.press('Escape')
  else await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  await visit.untilQuiet()
}
