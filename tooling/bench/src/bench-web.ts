import { cpus } from 'node:os'
import { findPages } from './web/find-pages.js'
import { measureRound, summariseRounds, type Round, type Target } from './web/measure-round.js'
import { formatTable } from './figures/format-table.js'
import { fetchWire, runPlainServer } from './web/run-plain-server.js'
import { runShop } from './run-shop.js'

export interface BenchWebOptions {
  rounds: number
  /** Length of each round of each target. */
  durationSeconds: number
  print: (text: string) => void
}

/**
 * Requests per second of a product page from the page cache, and of a plain server that sends the
 * same bytes. Rounds are interleaved, so that a busy machine affects all alike.
 */
export async function benchWeb({ rounds, durationSeconds, print }: BenchWebOptions): Promise<void> {
  const shop = await runShop()
  try {
    const { product } = await findPages(shop.origin)
    const answer = await warmUp(shop.origin + product)
    const plain = await runPlainServer(answer)
    try {
      const targets: Target[] = [
        { name: 'node:http, same bytes', url: `${plain.origin}/`, connections: 50 },
        { name: 'product page, cached', url: shop.origin + product, connections: 50 },
      ]
      const results = targets.map((): Round[] => [])
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, target] of targets.entries()) {
          results[index]?.push(await measureRound(target, durationSeconds))
        }
      }
      print(describe({ targets, results, product, bytes: answer.body.byteLength }))
    } finally {
      plain.stop()
    }
  } finally {
    await shop.stop()
  }
}

/** Renders the page, waits for its background compression, and returns the cached response. */
async function warmUp(url: string) {
  let answer = await fetchWire(url)
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const next = await fetchWire(url)
    if (attempt > 4 && next.body.equals(answer.body)) return next
    answer = next
  }
  return answer
}

function describe(run: {
  targets: Target[]
  results: Round[][]
  product: string
  bytes: number
}): string {
  const summaries = run.targets.map((target, index) =>
    summariseRounds(target, run.results[index] ?? []),
  )
  const yardstick = summaries[0]?.requestsPerSecond ?? Number.NaN
  const rows = summaries.map((summary) => [
    summary.name,
    String(summary.connections),
    summary.requestsPerSecond.toFixed(0),
    (summary.requestsPerSecond / yardstick).toFixed(3),
    summary.p50Ms.toFixed(0),
    summary.p99Ms.toFixed(0),
    String(summary.failures),
  ])
  const heads = ['', 'connections', 'requests/s', '× plain', 'p50 ms', 'p99 ms', 'failures']
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`
  return [
    `${run.product}, ${run.bytes} bytes as sent; median of ${run.results[0]?.length ?? 0} interleaved rounds`,
    `${machine}; load and servers share the cores, so read the ratios`,
    '',
    formatTable([heads, ...rows]),
  ].join('\n')
}
