import { cpus } from 'node:os'
import { formatTable } from './figures/format-table.js'
import { readProcess } from './read-process.js'
import { runShop } from './run-shop.js'
import type { RunningShop } from './run-shop.js'

export interface BenchFeedsOptions {
  products: number
  print: (text: string) => void
}

/** The cost of writing one file, or several of a kind. */
interface Written {
  name: string
  files: number
  /** Addresses or products in them. */
  entries: number
  firstSeconds: number
  againMs: number
  zippedBytes: number
  plainBytes: number
  /** Most memory of the shop's and the platform's process while they were written. */
  webMb: number
  platformMb: number
}

const megabyte = 1_000_000

/** Time, bytes and memory of the files that other programs read, for a large catalogue: sitemaps and product feeds. */
export async function benchFeeds({ products, print }: BenchFeedsOptions): Promise<void> {
  print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  const shop = await runShop({ products })
  try {
    // The first request makes the platform load its catalogue into memory.
    await (await fetch(`${shop.origin}/products`)).text()
    const [web, platform] = [await memoryOf(shop.pids.web), await memoryOf(shop.pids.platform)]
    print(`${products} products; before: shop ${web} MB, platform ${platform} MB`)
    const maps = await sitemapPaths(shop.origin)
    const groups: [name: string, paths: string[]][] = [
      ['sitemaps', maps],
      ['Google Merchant', ['/feeds/google-merchant.xml']],
      ['Skroutz', ['/feeds/skroutz.xml']],
    ]
    const rows: Written[] = []
    for (const [name, paths] of groups) rows.push(await measure(shop, name, paths))
    print(describe(rows))
  } finally {
    await shop.stop()
  }
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function measure(shop: RunningShop, name: string, paths: string[]): Promise<Written> {
  const most = { web: 0, platform: 0 }
  const watch = setInterval(() => {
    void memoryOf(shop.pids.web).then((memory) => (most.web = Math.max(most.web, memory)))
    void memoryOf(shop.pids.platform).then(
      (memory) => (most.platform = Math.max(most.platform, memory)),
    )
  }, 100)
  try {
    const begun = performance.now()
    let [zippedBytes, plainBytes, entries] = [0, 0, 0]
    for (const path of paths) {
      const response = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'gzip' } })
      if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
      zippedBytes += Number(response.headers.get('content-length'))
      for await (const part of linesOf(response)) {
        plainBytes += Buffer.byteLength(part)
        entries += part.split(/<url>|<item>|<product>/).length - 1
      }
    }
    const firstSeconds = (performance.now() - begun) / 1000
    const again = performance.now()
    for (const path of paths) {
      const kept = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'gzip' } })
      await kept.body?.cancel()
    }
    return {
      name,
      files: paths.length,
      entries,
      firstSeconds,
      againMs: performance.now() - again,
      zippedBytes,
      plainBytes,
      webMb: most.web,
      platformMb: most.platform,
    }
  } finally {
    clearInterval(watch)
  }
}

/** The text of a response in whole lines, so that no tag is split. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of response.body ?? []) {
    const text = rest + decoder.decode(bytes, { stream: true })
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    yield text.slice(0, end)
  }
  yield rest
}

async function memoryOf(pid: number): Promise<number> {
  return Math.round((await readProcess(pid)).memoryMb)
}

function describe(rows: readonly Written[]): string {
  const heads = ['', 'files', 'entries', 'written', 'again', 'zipped', 'plain', 'shop', 'platform']
  return formatTable([
    heads,
    ...rows.map((row) => [
      row.name,
      String(row.files),
      String(row.entries),
      `${row.firstSeconds.toFixed(1)} s`,
      `${row.againMs.toFixed(0)} ms`,
      `${(row.zippedBytes / megabyte).toFixed(1)} MB`,
      `${(row.plainBytes / megabyte).toFixed(1)} MB`,
      `${row.webMb} MB`,
      `${row.platformMb} MB`,
    ]),
  ])
}
