import type { Browser, CDPSession, Page } from 'playwright-core'
import { watchRequests } from '../interactions/watch-requests.js'
import { slowDown, slowPhone } from '../pages/slow-phone.js'
import { recordMarks } from './record-marks.js'
import type { Mark, MarkName, Place, RecordMarksOptions } from './record-marks.js'

/** Milliseconds between touchstart and touchend. */
const pressMs = 80
/** After which a mark will not come any more. */
const longestWaitMs = 20_000
const binding = 'reportMark'

/** A phone with a slow processor and connection that has seen nothing of the shop. */
export interface Visit {
  page: Page
  /** Marks since the last tap began, and the first paint. */
  marks: () => readonly Mark[]
  /** Waits for a mark. @returns undefined when it does not come within 20 s. */
  until: (name: MarkName) => Promise<Mark | undefined>
  /**
   * Waits until the browser reports the first paint, which it does before the page itself knows.
   */
  untilPainted: () => Promise<void>
  /** Taps a point. @returns when the touch ended, by the machine's clock. */
  tap: (place: Place) => Promise<number>
  untilQuiet: () => Promise<void>
  close: () => Promise<void>
}

/** Begins a visit, in a browser context of its own; no page is open yet. */
export async function openVisit(
  browser: Browser,
  options: Omit<RecordMarksOptions, 'binding'>,
): Promise<Visit> {
  const context = await browser.newContext(slowPhone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let marks: Mark[] = []
  const waiting = new Set<() => void>()
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== binding) return
    // Written by the script of `recordMarks` alone.
    marks.push(JSON.parse(payload) as Mark)
    for (const look of waiting) look()
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: binding })
  const painted = watchFirstPaint(session)
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await slowDown(session)
  await context.addInitScript(recordMarks({ ...options, binding }))

  const find = (name: MarkName) => marks.find((mark) => mark.name === name)
  const until = (name: MarkName): Promise<Mark | undefined> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(look)
        resolve(find(name))
      }
      const look = (): void => {
        if (find(name)) end()
      }
      const timer = setTimeout(end, longestWaitMs)
      waiting.add(look)
      look()
    })

  return {
    page,
    marks: () => marks,
    until,
    untilPainted: () => painted,
    async tap({ x, y }) {
      marks = marks.filter(({ name }) => name === 'first-paint')
      // It resolves once the page has handled the touch: the touch does not wait for that.
      const touched = session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
      })
      await page.waitForTimeout(pressMs)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await touched
      const tapped = await until('tap')
      if (!tapped) throw new Error(`Nothing was tapped on ${page.url()}.`)
      return tapped.atMs
    },
    untilQuiet: watchRequests(page),
    close: () => context.close(),
  }
}

/** Settles with the first contentful paint of the page that is opened next. */
function watchFirstPaint(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve()
    })
  })
}
