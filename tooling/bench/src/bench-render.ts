import { setTimeout as delay } from 'node:timers/promises'
import { cpus } from 'node:os'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { readProcess } from './read-process.js'
import { findAddresses } from './render/find-addresses.js'
import { runShop, type RunningShop } from './run-shop.js'

export interface BenchRenderOptions {
  /** Pages of each kind that are asked for by one client after the other, and as many again by sixteen at once. */
  pages: number
  print: (text: string) => void
}

/** Pages of each kind that are asked for first: what a program costs before it is compiled is no page's. */
const warmUp = 200
const clients = 16

/**
 * What a page costs that is not kept: processor time of the shop and of the platform for each, and how long it takes. Every
 * page is asked for once, and what the shop does with it afterwards counts.
 */
export async function benchRender({ pages, print }: BenchRenderOptions): Promise<void> {
  // Images that are made ahead are no page's.
  const shop = await runShop({ env: { WARM_PICTURES: 'off' } })
  try {
    const addresses = await findAddresses(shop.origin, warmUp + 2 * pages)
    for (const kind of addresses) await askInTurns(shop.origin, kind.paths.slice(0, warmUp))
    const rows: string[][] = []
    for (const { name, paths } of addresses) {
      rows.push([name, ...(await measureKind(shop, paths.slice(warmUp)))])
    }
    const heads = [
      '',
      'pages',
      'shop ms',
      'main thread',
      'platform ms',
      'p50 ms',
      'p95 ms',
      '1 client: a second',
      `${clients}: a second`,
    ]
    print(
      [
        `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}; processor time of each page`,
        '',
        formatTable([heads, ...rows]),
      ].join('\n'),
    )
  } finally {
    await shop.stop()
  }
}

/** Half of the addresses are asked for one by one, the other half by many clients at once. */
async function measureKind(shop: RunningShop, paths: string[]): Promise<string[]> {
  const half = Math.ceil(paths.length / 2)
  const alone = paths.slice(0, half)
  const together = paths.slice(half)
  await untilIdle(shop)
  const web = await readProcess(shop.pids.web)
  const platform = await readProcess(shop.pids.platform)
  const begun = performance.now()
  const times = await askInTurns(shop.origin, alone)
  const aloneSeconds = (performance.now() - begun) / 1_000
  // What the shop does with a page afterwards is the page's.
  await untilIdle(shop)
  const webAfter = await readProcess(shop.pids.web)
  const platformAfter = await readProcess(shop.pids.platform)
  const togetherSeconds = await askAtOnce(shop.origin, together)
  const forEach = (seconds: number): string => ((seconds * 1_000) / alone.length).toFixed(1)
  return [
    String(alone.length),
    forEach(webAfter.busySeconds - web.busySeconds),
    forEach(webAfter.mainThreadSeconds - web.mainThreadSeconds),
    forEach(platformAfter.busySeconds - platform.busySeconds),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    (alone.length / aloneSeconds).toFixed(0),
    (together.length / togetherSeconds).toFixed(0),
  ]
}

/** Milliseconds of each page. */
async function askInTurns(origin: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push(await fetchPage(origin + path))
  return times
}

/** Seconds for all pages. */
async function askAtOnce(origin: string, paths: readonly string[]): Promise<number> {
  const begun = performance.now()
  const waiting = [...paths]
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await fetchPage(origin + path)
      }
    }),
  )
  return (performance.now() - begun) / 1_000
}

async function fetchPage(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return performance.now() - begun
}

/** Until neither process has anything left to do. */
async function untilIdle({ pids }: RunningShop): Promise<void> {
  for (let before = -1; ;) {
    const processes = await Promise.all([readProcess(pids.web), readProcess(pids.platform)])
    const busySeconds = processes.reduce((sum, one) => sum + one.busySeconds, 0)
    if (busySeconds - before < 0.04) return
    before = busySeconds
    await delay(1_000)
  }
}
