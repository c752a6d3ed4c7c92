import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from './open-browser.js'
import { recordLongTasks, type LongTask } from './record-long-tasks.js'
import { slowDown, slowPhone } from './slow-phone.js'

/** A request of a page in its first second. */
export interface EarlyRequest {
  path: string
  kind: string
  priority: string
  startMs: number
  endMs: number | undefined
}

/** How long the page was blocked. */
export interface LongTasks {
  count: number
  longestMs: number
  /** Sum of the time above 50 ms. */
  blockingMs: number
}

/** Events of a page that loads over a slow connection, on a slow machine. */
export interface WatchedPage {
  firstSecond: EarlyRequest[]
  /** Before any interaction. */
  alone: LongTasks
  /** From the first touch until all is quiet. */
  hydration: LongTasks
  /** Bytes of the scripts loaded after the first touch. */
  lateScriptBytes: number
}

/** Opens a page, waits until it is idle, presses an unassigned key, and waits again. */
export async function watchPage(url: string, cookie: string | undefined): Promise<WatchedPage> {
  const { browser } = await openBrowser()
  try {
    const context = await browser.newContext({
      ...slowPhone,
      serviceWorkers: 'block',
      ...(cookie === undefined ? {} : { extraHTTPHeaders: { cookie } }),
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const requests = await recordRequests(session)
    await slowDown(session)
    await page.addInitScript(recordLongTasks)
    await page.goto(url, { waitUntil: 'load' })
    await untilQuiet(page, requests)
    const touchedMs: number = await page.evaluate('performance.now()')
    const requestsBefore = requests.length
    await page.keyboard.press('Shift')
    await untilQuiet(page, requests)
    const tasks: LongTask[] = await page.evaluate('globalThis.longTasks')
    const first = requests[0]?.startMs ?? 0
    return {
      firstSecond: requests
        .filter(({ startMs }) => startMs - first < 1_000)
        .map(({ path, kind, priority, startMs, endMs }) => ({
          path,
          kind,
          priority,
          startMs: Math.round(startMs - first),
          endMs: endMs && Math.round(endMs - first),
        })),
      alone: sumTasks(tasks.filter(([startMs]) => startMs < touchedMs)),
      hydration: sumTasks(tasks.filter(([startMs]) => startMs >= touchedMs)),
      lateScriptBytes: requests
        .slice(requestsBefore)
        .filter(({ kind }) => kind === 'Script')
        .reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } finally {
    await browser.close()
  }
}

/** A task that takes more than 50 ms counts as long. */
function sumTasks(tasks: readonly LongTask[]): LongTasks {
  const lengths = tasks.map(([, length]) => length)
  return {
    count: lengths.length,
    longestMs: Math.max(0, ...lengths),
    blockingMs: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
  }
}

type RecordedRequest = EarlyRequest & { bytes: number }

async function recordRequests(session: CDPSession): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = []
  const byId = new Map<string, RecordedRequest>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return
    const recorded = {
      path: new URL(request.url).pathname,
      kind: type ?? 'Other',
      priority: request.initialPriority,
      startMs: timestamp * 1_000,
      endMs: undefined,
      bytes: 0,
    }
    requests.push(recorded)
    byId.set(requestId, recorded)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const recorded = byId.get(requestId)
    if (recorded) Object.assign(recorded, { endMs: timestamp * 1_000, bytes: encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const recorded = byId.get(requestId)
    if (recorded) recorded.endMs = timestamp * 1_000
  })
  await session.send('Network.enable')
  return requests
}

/** Waits until there are no requests and no long tasks for two seconds; a minute at most. */
async function untilQuiet(page: Page, requests: readonly RecordedRequest[]): Promise<void> {
  let quiet = 0
  let known = ''
  for (let turn = 0; turn < 240 && quiet < 8; turn += 1) {
    await page.waitForTimeout(250)
    const tasks: number = await page.evaluate('longTasks.length')
    const open = requests.filter(({ endMs }) => endMs === undefined).length
    const now = `${requests.length} ${open} ${tasks}`
    quiet = now === known && open === 0 ? quiet + 1 : 0
    known = now
  }
}
