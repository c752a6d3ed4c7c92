import type { Visit } from './open-visit.js'
import type { Mark, Place } from './record-marks.js'

/** How long a page is left alone after it has loaded. */
export const settleMs = 3_000
/** Milliseconds from when a visitor sees the target until they touch it. */
const aimMs = 150

/** Opens a page, waits until 3 s after it has loaded, and locates the target of the tap. */
export async function reachTarget(visit: Visit, url: string): Promise<Place> {
  await visit.page.goto(url, { waitUntil: 'load' })
  await visit.page.waitForTimeout(settleMs)
  return aim(visit)
}

/**
 * Opens a page, and waits only for its first paint. A target that needs no scrolling is tapped
 * without querying the page, which may not respond yet. @returns where it is tapped.
 */
export async function reachFirstPaint(visit: Visit, url: string, known: Place): Promise<Place> {
  await visit.page.goto(url, { waitUntil: 'commit' })
  await visit.untilPainted()
  return known.scrollY > 0 ? findTarget(visit) : known
}

/** Finds the point to tap, as a visitor who looks at the page. */
export async function aim(visit: Visit): Promise<Place> {
  const place = await findTarget(visit)
  await visit.page.waitForTimeout(aimMs)
  return place
}

/** How long a page may be on its way although it is painted. */
const findingMs = 30_000

async function findTarget({ page }: Visit): Promise<Place> {
  const deadlineMs = Date.now() + findingMs
  while (Date.now() < deadlineMs) {
    // `waitForFunction` evaluates text in the page, which its content policy forbids.
    const place: Place | null = await page.evaluate('aimAtTarget()')
    if (place) return place
    await page.waitForTimeout(20)
  }
  throw new Error(`${page.url()} has nothing to tap.`)
}

/** Milliseconds from a time to a mark; infinite if there is none. */
export function sinceMs(startMs: number, mark: Mark | undefined): number {
  return mark ? mark.atMs - startMs : Infinity
}
