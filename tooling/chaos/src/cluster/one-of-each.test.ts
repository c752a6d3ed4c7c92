import { createFreshDatabase } from '@floga/databases'
import { findPostgresBinaries, startTemporaryPostgres } from '@floga/setup'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlatformCaller } from '../fixtures/call-platform.js'
import { startCollector } from '../fixtures/start-collector.js'
import type { Collector, Span } from '../fixtures/start-collector.js'
import { slugOf } from '../fixtures/test-products.js'
import { sameBuild } from './builds/build-root.js'
import { startReplica } from './services/start-replica.js'
import type { Replica } from './services/start-replica.js'
import { startCluster } from './start-cluster.js'
import type { Cluster } from './start-cluster.js'

const binaries = findPostgresBinaries({ path: process.env['PATH'] ?? '' })

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined && binaries)(
  'a shop, a platform, a database and its replica',
  () => {
    let cluster: Cluster
    let replica: Replica
    let collector: Collector
    let databaseUrl: string
    const closers: (() => Promise<void>)[] = []
    beforeAll(async () => {
      collector = await startCollector()
      closers.push(collector.close)
      vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
      const server = await startTemporaryPostgres({ binaries: binaries! })
      closers.push(server.stop)
      replica = await startReplica(binaries!, server.url)
      closers.push(replica.stop)
      databaseUrl = (await createFreshDatabase(server.url)).url
      cluster = await startCluster({
        size: 1,
        databaseUrl,
        replicaUrl: replica.urlOf(databaseUrl),
        builds: sameBuild,
        products: [{ key: 'replicated', stock: 5 }],
        programs: {},
      })
      closers.push(cluster.close)
    }, 240_000)
    afterAll(async () => {
      vi.unstubAllEnvs()
      // oxlint-disable-next-line no-await-in-loop -- the last one that started goes first
      for (const close of closers.toReversed()) await close()
    }, 60_000)

    it('answers for the catalogue from the replica while it is up to date, never with an old price', async () => {
      const call = createPlatformCaller(cluster.platformOrigin)
      const readPrice = async (): Promise<number> => {
        const { data } = await call('Product', { where: { slug: slugOf('replicated') } })
        return data.variants[0].priceWithTax.amountMinor
      }
      const setPrice = (price: string) => cluster.command(['set-price', 'REPLICATED', price])
      const reads = async (): Promise<number> => {
        expect(await readPrice()).toBe(1_000)
        return replica.countTransactions(databaseUrl)
      }
      await expect.poll(reads, { timeout: 20_000 }).toBeGreaterThan(0)

      await replica.fallBehind()
      await setPrice('11.11')
      expect(await readPrice()).toBe(1_111)
      await replica.goAway()
      await setPrice('12.12')
      expect(await readPrice()).toBe(1_212)
      await replica.comeBack()
      expect(await readPrice()).toBe(1_212)
    })

    it('follows a visit from the shop to the statements in one trace, and counts what was kept', async () => {
      const page = `${cluster.origin}/en/products/${slugOf('replicated')}`
      for (let count = 0; count < 2; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the second one is kept
        await (await fetch(page)).text()
      }
      // What is left to send goes out when a server stops.
      await Promise.all([...cluster.shops, ...cluster.platforms].map((one) => one.stop()))
      const visits = collector.spans.filter(
        ({ service, name }) => service === 'shop' && name === 'GET /:lang?/products/:slug',
      )
      expect(visits.every(({ parentSpanId }) => !parentSpanId)).toBe(true)
      const drawn = visits.find(({ spanId }) => childrenOf(collector.spans, spanId).length > 0)
      const calls = childrenOf(collector.spans, drawn?.spanId)
      expect(calls.map(({ service, name }) => `${service} ${name}`)).toContain(
        'platform POST /main/graphql',
      )
      const statements = calls.flatMap(({ spanId }) => childrenOf(collector.spans, spanId))
      expect(statements.map(({ name }) => name)).toContain('SELECT')
      expect(new Set([...calls, ...statements].map(({ traceId }) => traceId))).toEqual(
        new Set([drawn!.traceId]),
      )
      const counted = collector.metrics.join()
      for (const cache of ['pages', 'parts', 'catalogue']) {
        expect(counted).toContain(`{"stringValue":"${cache}"}`)
      }
    })
  },
)

function childrenOf(spans: readonly Span[], spanId: string | undefined): Span[] {
  return spans.filter(({ parentSpanId }) => spanId !== undefined && parentSpanId === spanId)
}
