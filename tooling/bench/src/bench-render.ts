import { setTimeout as delay } from 'node:timers/promises'
import { cpus } from 'node:os'
import { formatTable } from './format-table.js'
import { percentile } from './percentile.js'
import { readProcess } from './read-process.js'
import { runShop, type RunningShop } from './run-shop.js'

export interface BenchRenderOptions {
  /** Pages of each kind that are asked for by one client after the other, and as many again by sixteen at once. */
  pages: number
  print: (text: string) => void
}

const sorts = ['', 'price-asc', 'price-desc', 'newest', 'name', 'discount']
const clients = 16

/**
 * What a page costs that is not kept: processor time of the shop and of the platform for each, and how long it takes. Every
 * page is asked for once, and what the shop does with it afterwards counts.
 */
export async function benchRender({ pages, print }: BenchRenderOptions): Promise<void> {
  const shop = await runShop()
  try {
    const addresses = await findAddresses(shop.origin, pages)
    // What a start prepares is no page's.
    await untilIdle(shop.pids.platform)
    await untilIdle(shop.pids.web)
    const rows: string[][] = []
    for (const [kind, paths] of Object.entries(addresses)) {
      rows.push(await measureKind(shop, kind, paths))
    }
    const heads = [
      '',
      'pages',
      'shop ms',
      'platform ms',
      'p50 ms',
      'p95 ms',
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
async function measureKind(shop: RunningShop, kind: string, paths: string[]): Promise<string[]> {
  const half = Math.ceil(paths.length / 2)
  const alone = paths.slice(0, half)
  const together = paths.slice(half)
  const web = await readProcess(shop.pids.web)
  const platform = await readProcess(shop.pids.platform)
  const times: number[] = []
  for (const path of alone) times.push(await fetchPage(shop.origin + path))
  // Pages are compressed further behind the scenes.
  await untilIdle(shop.pids.web)
  const busy = (await readProcess(shop.pids.web)).busySeconds - web.busySeconds
  const behind = (await readProcess(shop.pids.platform)).busySeconds - platform.busySeconds
  const begun = performance.now()
  const waiting = [...together]
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await fetchPage(shop.origin + path)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  await untilIdle(shop.pids.web)
  return [
    kind,
    String(alone.length),
    ((busy * 1_000) / alone.length).toFixed(1),
    ((behind * 1_000) / alone.length).toFixed(1),
    percentile(times, 0.5).toFixed(0),
    percentile(times, 0.95).toFixed(0),
    (together.length / seconds).toFixed(0),
  ]
}

async function fetchPage(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return performance.now() - begun
}

async function untilIdle(pid: number): Promise<void> {
  for (let before = -1; ;) {
    const { busySeconds } = await readProcess(pid)
    if (busySeconds - before < 0.03) return
    before = busySeconds
    await delay(1_000)
  }
}

async function findAddresses(origin: string, count: number): Promise<Record<string, string[]>> {
  const products = new Set<string>()
  const names = new Set<string>()
  for (let page = 1; products.size < count && page < 50; page += 1) {
    const html = await (await fetch(`${origin}/products?page=${page}&bench=1`)).text()
    const found = [...html.matchAll(/href="(\/products\/([^"?#/]+))"/g)]
    if (found.length === 0) break
    for (const [, path = '', slug = ''] of found) {
      products.add(path)
      products.add(`/en${path}`)
      for (const word of slug.split('-')) if (word.length > 3) names.add(word)
    }
  }
  const lists = ['/products', '/en/products'].flatMap((path) =>
    sorts.flatMap((sort) =>
      Array.from({ length: 14 }, (_, index) => `${path}?sort=${sort}&page=${index + 2}`),
    ),
  )
  const searches = [...names].flatMap((name) => [
    `/products?search=${name}`,
    `/en/products?search=${name}`,
  ])
  return Object.fromEntries(
    Object.entries({ list: lists, product: [...products], search: searches }).map(
      ([kind, paths]) => [kind, spread(paths, count)],
    ),
  )
}

/** Evenly taken, so that no page is like the one before. */
function spread(paths: readonly string[], count: number): string[] {
  const size = Math.min(count, paths.length)
  return Array.from(
    { length: size },
    (_, index) => paths[Math.floor((index * paths.length) / size)]!,
  )
}
