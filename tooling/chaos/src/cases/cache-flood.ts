import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { openTestShop } from '../fixtures/test-shop.js'

const kept = '/en/products'
const mostGrowthMb = 100
const slowestMs = 50

/** Addresses without a link: values and names of queries, terms, variants, paths. */
const madeUp: readonly ((count: number) => string)[] = [
  (count) => `/?view=q${count}`,
  (count) => `/en/products?view=q${count}`,
  (count) => `/products?sort=q${count}&page=q${count}`,
  (count) => `/en/contact?exact=q${count}&made-up-${count}=1`,
  (count) => `/offers?variant=q${count}`,
  (count) => `/en/categories/lpg-conversion?view=q${count}&search=`,
  (count) => `/products?search=q${count}`,
  (count) => `/products/q${count}`,
]

/** A client requests pages that do not exist, each once. */
export const cacheFlood: ChaosCase = {
  name: 'cache-flood',
  description: `20,000 invented URLs: the shop's memory grows by ${mostGrowthMb} MB at most, a cached page's p95 stays under ${slowestMs} ms`,
  engines: ['embedded'],
  needsShop: true,
  products: () => [],
  async run({ origin }, scale) {
    const addresses = scale === 'full' ? 20_000 : 1_000
    const shop = await openTestShop(origin)
    const flood = new Agent({ keepAlive: true, maxSockets: 16 })
    const visitor = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (path: string, agent: Agent) => askFor(new URL(path, shop.origin), agent)
    const { expect, list } = createFailureList()
    const count = { answers: 0, serverErrors: 0 }
    const times: number[] = []
    try {
      // Memory of any warm shop: its cached pages and compiled code.
      for (let round = 0; round < 300; round += 1) {
        await ask(madeUp[round % madeUp.length]!(-round), flood)
      }
      await ask(kept, visitor)
      await delay(5_000)
      const beforeMb = await shop.memoryMb()
      let mostMb = beforeMb
      let next = 0
      const requester = async (): Promise<void> => {
        while (next < addresses) {
          const number = next
          next += 1
          const status = await ask(madeUp[number % madeUp.length]!(number), flood)
          count.answers += 1
          if (status === 0 || status >= 500) count.serverErrors += 1
        }
      }
      const flooding = new AbortController()
      const watch = (async () => {
        while (!flooding.signal.aborted) {
          const begun = performance.now()
          const status = await ask(kept, visitor)
          times.push(performance.now() - begun)
          expect(status === 200, `the cached page returned ${status}`)
          if (times.length % 20 === 0) mostMb = Math.max(mostMb, await shop.memoryMb())
          await delay(20)
        }
      })()
      await Promise.all(Array.from({ length: 16 }, requester))
      flooding.abort()
      await watch
      await delay(5_000)
      const growthMb = Math.max(mostMb, await shop.memoryMb()) - beforeMb
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
      expect(growthMb <= mostGrowthMb, `memory grew by ${growthMb.toFixed(0)} MB`)
      expect(p95 < slowestMs, `the cached page's p95 was ${p95.toFixed(0)} ms`)
      expect(count.serverErrors === 0, `${count.serverErrors} responses were 5xx or missing`)
      return {
        figures: {
          addresses: count.answers,
          'MB before': beforeMb.toFixed(0),
          'MB more at most': growthMb.toFixed(0),
          'cached page requests': times.length,
          'p95 ms': p95.toFixed(1),
          '5xx': count.serverErrors,
        },
        failures: list(),
      }
    } finally {
      flood.destroy()
      visitor.destroy()
      await shop.close()
    }
  },
}

/** The status of a response; 0 without one. */
function askFor(url: URL, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const call = request(url, { agent, headers }, (response) => {
      response.resume()
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', () => resolve(0))
    call.end()
  })
}
