import { setTimeout as delay } from 'node:timers/promises'
import { cpus } from 'node:os'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { readProcess } from './read-process.js'
import { findAddresses } from './render/find-addresses.js'
import { forkServer, type ForkedServer } from './web/fork-server.js'
import { runShop } from './run-shop.js'

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
 * page is asked for once, and what the shop does with it afterwards counts. The first row is a page that React alone draws,
 * of about half as many elements: what it takes is the machine's, by which figures of different hours can be held against each other.
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
  // Images that are made ahead are no page's.
  const shop = await runShop({ env: { WARM_PICTURES: 'off' } })
  try {
    const addresses = await findAddresses(shop.origin, warmUp + 2 * pages)
    const barePaths = Array.from({ length: warmUp + 2 * pages }, () => '/')
    const kinds = [
      { name: 'React alone', paths: barePaths, origin: bare.origin, pids: { web: bare.pid } },
      ...addresses.map((kind) => ({ ...kind, ...shop })),
    ]
    for (const { origin, paths } of kinds) await askInTurns(origin, paths.slice(0, warmUp))
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

/** What answers, and by which processes. */
interface Servers {
  origin: string
  pids: { web: number; platform?: number }
}

/** Half of the addresses are asked for one by one, the other half by many clients at once. */
async function measureKind({ origin, pids }: Servers, paths: string[]): Promise<string[]> {
  const half = Math.ceil(paths.length / 2)
  const alone = paths.slice(0, half)
  const together = paths.slice(half)
  await untilIdle(pids)
  const before = await readAll(pids)
  const begun = performance.now()
  const times = await askInTurns(origin, alone)
  const aloneSeconds = (performance.now() - begun) / 1_000
  // What the shop does with a page afterwards is the page's.
  await untilIdle(pids)
  const after = await readAll(pids)
  const togetherSeconds = await askAtOnce(origin, together)
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

async function readAll({ web, platform }: Servers['pids']) {
  return {
    web: await readProcess(web),
    platformSeconds: platform === undefined ? 0 : (await readProcess(platform)).busySeconds,
  }
}

/** Until none of them has anything left to do. */
async function untilIdle(pids: Servers['pids']): Promise<void> {
  for (let before = -1; ;) {
    const { web, platformSeconds } = await readAll(pids)
    const busySeconds = web.busySeconds + platformSeconds
    if (busySeconds - before < 0.04) return
    before = busySeconds
    await delay(1_000)
  }
}
