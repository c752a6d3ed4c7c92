import { slugOf } from '../../fixtures/test-products.js'
import type { Cluster } from '../start-cluster.js'
import type { Watcher } from './watcher.js'

/** A shop polls the version every two seconds; the rest is for rendering on a busy machine. */
const limitMs = 10_000

/** A page that every shop has cached, whose price is changed in the end. */
export async function watchPrice(cluster: Cluster, product: string): Promise<Watcher> {
  const urls = cluster.shops.map(({ origin }) => `${origin}/en/products/${slugOf(product)}`)
  await Promise.all(urls.map(readPage))
  return {
    async finish(failures) {
      const old = await Promise.all(urls.map(readPage))
      failures.expect(!old.some((html) => html.includes('12.34')), 'a price was there before')
      await cluster.command(['set-price', product.toUpperCase(), '12.34'])
      const changedAtMs = performance.now()
      const waits = await Promise.all(
        urls.map(async (url) => {
          while (!(await readPage(url)).includes('12.34')) {
            if (performance.now() - changedAtMs > limitMs) break
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
          return performance.now() - changedAtMs
        }),
      )
      const longestMs = Math.round(Math.max(...waits))
      failures.expect(longestMs <= limitMs, 'a shop keeps an old price')
      return { 'price seen by every shop after': `${longestMs} ms` }
    },
  }
}

async function readPage(url: string): Promise<string> {
  return (await fetch(url)).text()
}
