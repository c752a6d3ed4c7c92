import { setTimeout as delay } from 'node:timers/promises'
import { cpus } from 'node:os'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { readProcess } from './read-process.js'
import { findAddresses } from './render/find-addresses.js'
import { forkServer, type ForkedServer } from './web/fork-server.js'
import { runShop } from './run-shop.js'

export interface BenchRenderOptions {
  /**
   * Pages of each kind that one client requests sequentially, and as many again by sixteen
   * concurrently.
   */
  pages: number
  print: (text: string) => void
}

/** Warm-up requests of each kind, so that the JIT compiler's cost is not included. */
const warmUp = 200
const clients = 16

/**
 * Measures the cost of rendering a page that is not cached: CPU time of shop and platform per page,
 * and latency. Every address is requested once, and background work is included. The first row is a
 * page that React renders alone, with about half as many elements: it depends only on the machine,
 * so that runs at different times can be compared.
 */
export async function benchRender({ pages, print }: BenchRenderOptions): Promise<void> {
  const bare = await forkServer(new URL('render/bare-page.ts', import.meta.url), {
    env: { NODE_ENV: 'production' },
  })
  try {
    await measureAll({ bare, pages, print })
  } finally {
    bare.stop()
  }
}

async function measureAll(options: BenchRenderOptions & { bare: ForkedServer }): Promise<void> {
  const { bare, pages, print } = options
  // Images are not generated in advance.
  const shop = await runShop({ env: { WARM_PICTURES: 'off' } })
  try {
    const addresses = await findAddresses(shop.origin, warmUp + 2 * pages)
    const barePaths = Array.from({ length: warmUp + 2 * pages }, () => '/')
    const kinds = [
      { name: 'React alone', paths: barePaths, origin: bare.origin, pids: { web: bare.pid } },
      ...addresses.map((kind) => ({ ...kind, ...shop })),
    ]
    for (const { origin, paths } of kinds) await fetchSequentially(origin, paths.slice(0, warmUp))
    const rows: string[][] = []
    for (const { name, paths, ...servers } of kinds) {
      rows.push([name, ...(await measureKind(servers, paths.slice(warmUp)))])
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

/** The servers and their processes. */
interface Servers {
  origin: string
  pids: { web: number; platform?: number }
}

/** Half of the URLs are requested sequentially, the other half by many clients concurrently. */
async function measureKind({ origin, pids }: Servers, paths: string[]): Promise<string[]> {
  const half = Math.ceil(paths.length / 2)
  const alone = paths.slice(0, half)
  const together = paths.slice(half)
  await untilIdle(pids)
  const before = await readAll(pids)
  const startedMs = performance.now()
  const times = await fetchSequentially(origin, alone)
  const aloneSeconds = (performance.now() - startedMs) / 1_000
  // Background work of a page is included.
  await untilIdle(pids)
  const after = await readAll(pids)
  const togetherSeconds = await fetchConcurrently(origin, together)
  const forEach = (seconds: number): string => ((seconds * 1_000) / alone.length).toFixed(1)
  return [
    String(alone.length),
    forEach(after.web.busySeconds - before.web.busySeconds),
    forEach(after.web.mainThreadSeconds - before.web.mainThreadSeconds),
    pids.platform === undefined ? '' : forEach(after.platformSeconds - before.platformSeconds),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    (alone.length / aloneSeconds).toFixed(0),
    (together.length / togetherSeconds).toFixed(0),
  ]
}

/** @returns Milliseconds of each page. */
async function fetchSequentially(origin: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push(await fetchPage(origin + path))
  return times
}

/** @returns Seconds for all pages. */
async function fetchConcurrently(origin: string, paths: readonly string[]): Promise<number> {
  const startedMs = performance.now()
  const remaining = [...paths]
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
        await fetchPage(origin + path)
      }
    }),
  )
  return (performance.now() - startedMs) / 1_000
}

async function fetchPage(url: string): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`)
  return performance.now() - startedMs
}

async function readAll({ web, platform }: Servers['pids']) {
  return {
    web: await readProcess(web),
    platformSeconds: platform === undefined ? 0 : (await readProcess(platform)).busySeconds,
  }
}

/** Waits until none of the processes uses the CPU. */
async function untilIdle(pids: Servers['pids']): Promise<void> {
  for (let before = -1; ;) {
    const { web, platformSeconds } = await readAll(pids)
    const busySeconds = web.busySeconds + platformSeconds
    if (busySeconds - before < 0.04) return
    before = busySeconds
    await delay(1_000)
  }
}
