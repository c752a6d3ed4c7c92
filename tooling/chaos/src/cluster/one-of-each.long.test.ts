import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFreshDatabase } from '@floga/databases'
import { findPostgresBinaries, repositoryRoot, startTemporaryPostgres } from '@floga/setup'
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
      vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '1000')
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
        logLevel: 'info',
      })
      closers.push(cluster.close)
    }, 240_000)
    afterAll(async () => {
      vi.unstubAllEnvs()
      // The last one that started goes first.
      for (const close of closers.toReversed()) await close()
    }, 60_000)

    it('reads the catalogue from the replica while it is up to date, never with an old price', async () => {
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

    it('follows a browser’s request through shop and platform to the statements in one trace', async () => {
      const page = `${cluster.origin}/en/products/${slugOf('replicated')}`
      // The browser has a trace of its own, which servers do not continue: it is not trusted.
      const own = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
      const answer = await fetch(page, { headers: own })
      await answer.text()
      const requestId = answer.headers.get('x-request-id')
      // The second response is cached.
      await (await fetch(page)).text()
      // The report is looked up while the server runs; a stopped server has closed its database.
      await expect
        .poll(() => collector.metrics.join().includes('floga.mails.waiting'), { timeout: 30_000 })
        .toBe(true)
      // Pending telemetry is flushed when a server stops.
      await Promise.all([...cluster.shops, ...cluster.platforms].map((one) => one.stop()))
      const log = await cluster.shops[0]!.readLog()
      const line = log.split('\n').find((one) => requestId !== null && one.includes(requestId))
      const logged = JSON.parse(line ?? '{}') as LogLine
      expect(logged.trace_id).toMatch(/^(?!a{32})[\da-f]{32}$/)
      const rendered = collector.spans.find(({ spanId }) => spanId === logged.span_id)
      expect(rendered).toMatchObject({
        service: 'shop',
        name: 'GET /:lang?/products/:slug',
        traceId: logged.trace_id,
      })
      expect(rendered?.parentSpanId ?? '').toBe('')
      const calls = childrenOf(collector.spans, rendered?.spanId)
      expect(calls.map(({ service, name }) => `${service} ${name}`)).toContain(
        'platform POST /main/graphql',
      )
      const statements = calls.flatMap(({ spanId }) => childrenOf(collector.spans, spanId))
      expect(statements.map(({ name }) => name)).toContain('SELECT')
      expect(new Set([...calls, ...statements].map(({ traceId }) => traceId))).toEqual(
        new Set([rendered!.traceId]),
      )
    })

    it("exports the dashboard's metrics, by the names that it queries", async () => {
      const counted = collector.metrics.join()
      for (const cache of ['pages', 'catalogue']) {
        expect(counted).toContain(`{"stringValue":"${cache}"}`)
      }
      const sent = readMetrics(collector.metrics)
      const asked = await readDashboard()
      expect(asked.length).toBeGreaterThan(5)
      expect(asked.filter((name) => !sent.has(name))).toEqual([])
    })
  },
)

interface LogLine {
  trace_id?: string
  span_id?: string
}

interface ReceivedMetrics {
  resourceMetrics: {
    scopeMetrics: {
      metrics: {
        name: string
        unit?: string
        sum?: Points
        gauge?: Points
        histogram?: Points
      }[]
    }[]
  }[]
}

interface Points {
  dataPoints: { attributes: { key: string }[] }[]
}

/**
 * Names of metrics and of their labels as Prometheus has them.
 *
 * @see {@link https://opentelemetry.io/docs/specs/otel/compatibility/prometheus_and_openmetrics/}
 */
function readMetrics(received: readonly string[]): Set<string> {
  const metrics = received.flatMap((text) =>
    (JSON.parse(text) as ReceivedMetrics).resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ),
  )
  // Derived from the server's name.
  const names = new Set(['job'])
  for (const { name, unit, sum, gauge, histogram } of metrics) {
    const plain = name.replaceAll('.', '_') + (unit === 's' ? '_seconds' : '')
    if (gauge) names.add(plain)
    if (sum) names.add(`${plain}_total`)
    if (histogram) {
      names.add(`${plain}_bucket`).add(`${plain}_count`).add(`${plain}_sum`)
      // Upper bound of a bucket.
      names.add('le')
    }
    for (const { attributes } of (sum ?? gauge ?? histogram)?.dataPoints ?? []) {
      for (const { key } of attributes) names.add(key.replaceAll('.', '_'))
    }
  }
  return names
}

/** Metrics and labels that the dashboard queries. */
async function readDashboard(): Promise<string[]> {
  const file = join(repositoryRoot, 'deploy', 'grafana-dashboard.json')
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const names = panels.flatMap(({ title, targets }) => {
    const asked = targets.flatMap(({ expr }) => {
      const bare = expr.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '')
      return bare.match(/[a-z]\w+/g) ?? []
    })
    if (asked.length === 0) throw new Error(`'${title}' asks for nothing.`)
    return asked
  })
  return [...new Set(names)].filter((word) => !promqlKeywords.has(word))
}

const promqlKeywords = new Set(['sum', 'by', 'rate', 'max', 'histogram_quantile'])

function childrenOf(spans: readonly Span[], spanId: string | undefined): Span[] {
  return spans.filter(({ parentSpanId }) => spanId !== undefined && parentSpanId === spanId)
}
