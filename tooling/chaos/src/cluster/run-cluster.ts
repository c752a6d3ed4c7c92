import type { FreshDatabase } from '@floga/databases'
import type { CaseOutcome } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { slugOf } from '../fixtures/test-products.js'
import type { TestProduct } from '../fixtures/test-products.js'
import { sameBuild } from './builds/build-root.js'
import type { ClusterBuilds } from './builds/build-root.js'
import { checkOrders, checkReplica } from './check-orders.js'
import type { ClusterMember } from './cluster-member.js'
import { createRequestRecord } from './shoppers/request-record.js'
import type { Failure } from './shoppers/request-record.js'
import { startShoppers } from './shoppers/start-shoppers.js'
import { startCluster } from './start-cluster.js'
import type { Replica } from './services/start-replica.js'
import { watchBuilds } from './watchers/watch-builds.js'
import { watchPrice } from './watchers/watch-price.js'
import { watchSession } from './watchers/watch-session.js'
import { watchSharedCart } from './watchers/watch-shared-cart.js'
import { watchThrottle } from './watchers/watch-throttle.js'
import type { Cluster, ClusterOptions } from './start-cluster.js'

export interface RunClusterOptions {
  /** How many shops and how many platforms. */
  size: number
  /** Empty. */
  database: FreshDatabase
  programs: ClusterOptions['programs']
  /** Build of each process at the start, and after its restart. @default the same build */
  builds?: ClusterBuilds
  /** Of the database's server; undefined without one. */
  replica?: Replica | undefined
  /** Milliseconds between two shoppers. */
  everyMs: number
  /** Most shoppers at once. @default 40 */
  maxShoppers?: number
  /** Actions on each process in turn. */
  actions: readonly ('stop' | 'kill')[]
  /** The processes that it happens to. */
  choose(cluster: Cluster): readonly ClusterMember[]
  /** Milliseconds in which people buy with all processes, and without one. @default 2_000 */
  settleMs?: number
  say?: (line: string) => void
}

const toProduct = (key: string): TestProduct => ({ key, stock: 100_000 })
const products = ['cluster-1', 'cluster-2', 'cluster-3'].map(toProduct)

/** Shoppers do not buy these: one is in a shared cart, the price of the other changes. */
const watched = { cart: 'cluster-shared', price: 'cluster-price' }
const catalogue = [...products, ...Object.values(watched).map(toProduct)]

/** Lets people buy at a steady rate while processes of a cluster are stopped, killed and started again. */
export async function runCluster(options: RunClusterOptions): Promise<CaseOutcome> {
  const { size, database, programs, everyMs, actions, choose, say = () => undefined } = options
  const { builds = sameBuild, settleMs = defaultSettleMs } = options
  const { replica } = options
  const replicaUrl = replica?.urlOf(database.url)
  const failures = createFailureList()
  const record = createRequestRecord()
  const begunAtMs = performance.now()
  const cluster = await startCluster({
    size,
    databaseUrl: database.url,
    replicaUrl,
    builds,
    products: catalogue,
    programs,
  })
  try {
    say(`${size} shops and ${size} platforms are ready after ${secondsSince(begunAtMs)} s`)
    const slugs = products.map(({ key }) => slugOf(key))
    const pages = await watchBuilds(cluster, {
      product: watched.price,
      record,
      builds: new Set(Object.values(builds)).size,
    })
    const watchers = [
      pages,
      await watchSharedCart(cluster, watched.cart),
      await watchSession(cluster, record),
      await watchThrottle(cluster),
      await watchPrice(cluster, watched.price),
    ]
    const shoppers = startShoppers({
      origin: cluster.origin,
      record,
      slugs,
      everyMs,
      maxInside: options.maxShoppers,
    })
    const kills: Kill[] = []
    await pause(settleMs)
    for (const member of choose(cluster)) {
      for (const action of actions) {
        say(`${member.name}: ${action}`)
        if (action === 'kill') {
          const fromMs = performance.now()
          await member.kill()
          kills.push({ fromMs, toMs: performance.now() })
        } else {
          failures.expect((await member.stop()) === 'stopped', `${member.name} did not stop`)
        }
        await pause(settleMs)
        member.replaceBuild()
        await member.start()
        if (cluster.shops.includes(member)) await pages.compare(cluster.shops, failures)
        await pause(settleMs)
      }
    }
    let [replicaReads, replicaReadsLater] = [0, 0]
    if (replica) {
      say('the replica: goes away, comes back')
      // Its counter restarts with the process.
      replicaReads = await replica.countTransactions(database.url)
      failures.expect(replicaReads > 0, 'the replica was never read')
      await replica.goAway()
      await pause(settleMs)
      await replica.comeBack()
      replicaReadsLater = await countFromZero(() => replica.countTransactions(database.url))
      failures.expect(replicaReadsLater > 0, 'the restarted replica was never read')
    }
    const { purchases, problems } = await shoppers.finish()
    for (const problem of problems) failures.expect(false, problem)
    // The new price is on no replica then.
    await replica?.fallBehind()
    let seen: Record<string, number | string> = {}
    // One after the other: they share a machine.
    for (const watcher of watchers) seen = { ...seen, ...(await watcher.finish(failures)) }
    await replica?.catchUp()
    const figures = record.figures()
    const others = figures.failures.filter((failure) => !isInFlightAt(failure, kills))
    for (const { cause } of others) failures.expect(false, `outside of a kill: ${cause}`)
    // With HAProxy's code of how each of them ended.
    if (others.length > 0) {
      for (const line of cluster.balancerErrors()) failures.expect(false, `balancer: ${line}`)
    }
    const orders = await checkOrders({ database, products: catalogue, purchases, failures })
    failures.expect(purchases.length > 0, 'no order was placed')
    if (replicaUrl) await checkReplica(replicaUrl, { orders, failures })
    return {
      figures: {
        requests: figures.requests,
        'failed in flight at a kill': figures.failures.length - others.length,
        'failed otherwise': others.length,
        ...countCauses(figures.failures),
        kills: kills.length,
        'sent again': figures.replays,
        orders,
        ...(replica
          ? {
              'transactions on the replica': replicaReads,
              'on the restarted one': replicaReadsLater,
            }
          : {}),
        ...seen,
        'longest gap': `${Math.round(figures.longestGapMs)} ms`,
        seconds: secondsSince(begunAtMs),
      },
      failures: failures.list(),
    }
  } finally {
    await cluster.close()
  }
}

const defaultSettleMs = 2_000

/** From the signal until the process exited. */
interface Kill {
  fromMs: number
  toMs: number
}

/** Such a request may have been in the process that died, or in one that had called it. */
function isInFlightAt({ sentAtMs, failedAtMs }: Failure, kills: readonly Kill[]): boolean {
  return kills.some(({ fromMs, toMs }) => sentAtMs <= toMs && fromMs <= failedAtMs)
}

/** Platforms try a replica again some seconds after it failed. */
const comeBackMs = 20_000

/** Waits for a counter that restarted to become positive. */
async function countFromZero(count: () => Promise<number>): Promise<number> {
  const endsAtMs = performance.now() + comeBackMs
  for (;;) {
    const counted = await count()
    if (counted > 0 || performance.now() > endsAtMs) return counted
    await pause(200)
  }
}

function countCauses(failures: readonly Failure[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { cause } of failures) counts[cause] = (counts[cause] ?? 0) + 1
  return counts
}

function secondsSince(startedAtMs: number): number {
  return Math.round((performance.now() - startedAtMs) / 1_000)
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
