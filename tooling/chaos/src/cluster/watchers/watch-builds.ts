import { setTimeout as pause } from 'node:timers/promises'
import type { FailureList } from '../../chaos-case.js'
import { slugOf } from '../../fixtures/test-products.js'
import type { ClusterMember } from '../cluster-member.js'
import { createPlainBrowser } from '../shoppers/plain-browser.js'
import type { RequestRecord } from '../shoppers/request-record.js'
import type { Cluster } from '../start-cluster.js'
import { repeat } from './watcher.js'
import type { Watcher } from './watcher.js'

/** Pages with scripts, whose parts and data come from whichever process the balancer chooses. */
export interface BuildsWatcher extends Watcher {
  /** Holds every shop against every other: a page of the one, its scripts and styles from the other. */
  compare(shops: readonly ClusterMember[], failures: FailureList): Promise<void>
}

interface Loaded {
  /** Of the build that made it. */
  build: string
  assets: string[]
}

/** Time limit for the first page request to the last process that was started. */
const lastBuildMs = 30_000

/**
 * A visitor with scripts leaves a page open, navigates from it, and opens others, until pages of
 * that many builds were seen.
 */
export async function watchBuilds(
  cluster: Cluster,
  { product, record, builds }: { product: string; record: RequestRecord; builds: number },
): Promise<BuildsWatcher> {
  const path = `/en/products/${slugOf(product)}`
  const browser = createPlainBrowser({ origin: cluster.origin, record, address: '10.4.0.1' })
  const load = async (): Promise<Loaded> => readPage((await browser.open(path)).html)
  /** As the script of a page does: data of its own build are shown, others are left to the document. */
  const goOn = async ({ build }: Loaded): Promise<void> => {
    const answer = await browser.open('/en/contact.data')
    if (answer.build === build || answer.build === null) return
    leftByDocument += 1
    await browser.open('/en/contact')
  }
  const left = await load()
  const seen = new Map<string, number>()
  let [assets, compared, leftByDocument] = [0, 0, 0]
  const visit = async (): Promise<void> => {
    const page = await load()
    seen.set(page.build, (seen.get(page.build) ?? 0) + 1)
    for (const opened of [page, left]) {
      for (const asset of someOf(opened.assets)) {
        // One after the other, each at the next process.
        await browser.open(asset)
        assets += 1
      }
      await goOn(opened)
    }
  }
  const stop = repeat(visit, 500)

  return {
    async compare(shops, failures) {
      for (const shop of shops) {
        // They share a machine.
        const page = readPage(await (await fetch(shop.origin + path)).text())
        for (const other of shops) {
          const statuses = await Promise.all(page.assets.map((one) => statusOf(other.origin + one)))
          compared += statuses.length
          const missing = statuses.filter((status) => status !== 200).length
          failures.expect(missing === 0, `${other.name} lacks parts of a page of ${shop.name}`)
        }
      }
    },
    async finish(failures) {
      const endsAtMs = performance.now() + lastBuildMs
      const isSeen = () => seen.size >= builds && (builds === 1 || leftByDocument > 0)
      while (!isSeen() && performance.now() < endsAtMs) await pause(100)
      await stop()
      failures.expect(seen.size > 0, 'no page with scripts was seen')
      return {
        'builds of the loaded pages': seen.size,
        'chunks requested by open pages': assets,
        'parts compared between shops': compared,
        'pages left by their document': leftByDocument,
      }
    },
  }
}

/** Scripts, styles and fonts that a page names, and the build, which its manifest is named after. */
function readPage(html: string): Loaded {
  const assets = [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css|woff2)\b/g))]
  const build = /\/assets\/manifest-([\w-]+)\.js/.exec(html)?.[1]
  if (build === undefined) throw new Error('A page has no scripts.')
  return { build, assets }
}

function someOf(assets: readonly string[]): string[] {
  const start = Math.floor(Math.random() * assets.length)
  return [...assets, ...assets].slice(start, start + 4)
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}
