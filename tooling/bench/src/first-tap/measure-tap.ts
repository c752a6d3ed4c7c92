import type { Browser } from 'playwright-core'
import { openVisit } from './open-visit.js'
import { reachFirstPaint, reachTarget, sinceMs } from './reach-target.js'
import type { MarkName, Place, Target } from './record-marks.js'

export interface TapOptions {
  url: string
  target: Target
  /** The expected result of the tap. */
  sign: MarkName
  /** Where the target is: then it is tapped right after the first paint, else 3 s after the page has loaded. */
  place?: Place | undefined
}

export interface TapFigures {
  /** Where it was tapped. */
  place: Place
  /** From the tap to its sign. */
  shownMs: number
  /** From the first contentful paint until the page has handled the touch that began the tap. */
  answersMs: number
}

/** Taps a page before any other interaction. */
export async function measureTap(
  browser: Browser,
  { url, target, sign, place: known }: TapOptions,
): Promise<TapFigures> {
  const visit = await openVisit(browser, { target, productName: '' })
  try {
    const place = known ? await reachFirstPaint(visit, url, known) : await reachTarget(visit, url)
    const tappedAtMs = await visit.tap(place)
    const shownMs = sinceMs(tappedAtMs, await visit.until(sign))
    const painted = await visit.until('first-paint')
    const answersMs = sinceMs(painted?.atMs ?? -Infinity, await visit.until('touch'))
    return { place, shownMs, answersMs }
  } finally {
    await visit.close()
  }
}
