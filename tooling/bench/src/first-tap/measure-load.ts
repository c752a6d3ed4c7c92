import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright-core'
import { watchRequests } from '../interactions/watch-requests.js'
import { recordLongTasks, type LongTask } from '../pages/record-long-tasks.js'
import { slowDown, slowPhone } from '../pages/slow-phone.js'
import { fetchWire } from '../web/run-plain-server.js'

/** Transfers and tasks of a page on its own, and after an unassigned key is pressed. */
export interface LoadFigures {
  firstPaintMs: number
  /**
   * Total blocking time: the sum of task time above 50 ms from the first contentful paint until the
   * page is idle.
   */
  blockingMs: number
  /** Of the same tasks. */
  longestTaskMs: number
  scriptFiles: number
  /** As transferred, with headers. */
  scriptBytes: number
  /** The same scripts in gzip, bodies alone. */
  scriptGzipBytes: number
  /** How often the style sheet was transferred that was transferred most often. */
  sheetTransfers: number
  /** As transferred, with headers. */
  documentBytes: number
}

/** How long a page is left alone after it has loaded. */
const aloneMs = 3_000
/** Idle-time requests happen within that time. */
const hydrationMs = 8_000
const longMs = 50

/** Opens a page as a phone that has nothing of the shop, leaves it alone, then has it hydrated, and waits until all is quiet. */
export async function measureLoad(
  browser: Browser,
  { url, origin }: { url: string; origin: string },
): Promise<LoadFigures> {
  // Background fetches of a service worker do not belong to the page.
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' })
  try {
    await context.addInitScript(recordLongTasks)
    const page = await context.newPage()
    const untilQuiet = watchRequests(page)
    const session = await context.newCDPSession(page)
    const transfers = recordTransfers(session)
    await slowDown(session)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(aloneMs)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(hydrationMs)
    await untilQuiet()

    const tasks: LongTask[] = await page.evaluate('longTasks')
    const firstPaintMs: number = await page.evaluate(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    )
    const later = tasks
      .filter(([startMs, lengthMs]) => startMs + lengthMs > firstPaintMs)
      .map(([, lengthMs]) => lengthMs)
    const scripts = transfers.filter(({ kind }) => kind === 'script')
    const sheets = transfers.filter(({ kind }) => kind === 'stylesheet').map(({ path }) => path)
    const paths = new Set(scripts.map(({ path }) => path))
    let scriptGzipBytes = 0
    for (const path of paths) scriptGzipBytes += await gzipSize(origin + path)
    return {
      firstPaintMs,
      blockingMs: later.reduce((sum, lengthMs) => sum + lengthMs - longMs, 0),
      longestTaskMs: Math.max(0, ...later),
      scriptFiles: paths.size,
      scriptBytes: sumBytes(scripts),
      scriptGzipBytes,
      sheetTransfers: Math.max(
        0,
        ...sheets.map((sheet) => sheets.filter((path) => path === sheet).length),
      ),
      documentBytes: sumBytes(transfers.filter(({ kind }) => kind === 'document')),
    }
  } finally {
    await context.close()
  }
}

interface Transfer {
  kind: 'document' | 'script' | 'stylesheet' | 'other'
  path: string
  bytes: number
}

const kinds: Readonly<Record<string, Transfer['kind']>> = {
  'text/html': 'document',
  'text/javascript': 'script',
  'text/css': 'stylesheet',
}

/** Records network transfers from now on, without cached responses. */
function recordTransfers(session: CDPSession): Transfer[] {
  const transfers: Transfer[] = []
  const answered = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return
    const kind = kinds[response.mimeType] ?? 'other'
    answered.set(requestId, { kind, path: new URL(response.url).pathname, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => void answered.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = answered.get(requestId)
    if (transfer) transfers.push({ ...transfer, bytes: encodedDataLength })
  })
  return transfers
}

function sumBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A file's gzip size as sent; an uncompressed but compressible file counts as its gzip size. */
async function gzipSize(url: string): Promise<number> {
  const { status, headers, body } = await fetchWire(url, 'gzip')
  if (status !== 200) throw new Error(`${url} returned ${status}.`)
  return (headers['content-encoding'] === 'gzip' ? body : gzipSync(body)).byteLength
}
