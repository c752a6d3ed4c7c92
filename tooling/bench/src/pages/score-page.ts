import lighthouse, { Audit } from 'lighthouse'
import type { RunnerResult } from 'lighthouse'
import { FirstContentfulPaint } from 'lighthouse/core/computed/metrics/first-contentful-paint.js'
import { LargestContentfulPaint } from 'lighthouse/core/computed/metrics/largest-contentful-paint.js'
import { TotalBlockingTime } from 'lighthouse/core/computed/metrics/total-blocking-time.js'
import { median } from '../web/measure-round.js'
import { openBrowser } from './open-browser.js'
import { toThreadTime } from './thread-time.js'

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const

export type Kind = (typeof kinds)[number]

/** Lighthouse's simulated scores of a page on a phone with a slow connection. */
export interface Score {
  performance: number
  accessibility: number
  bestPractices: number
  /** Undefined for a page that is not indexable. */
  seo: number | undefined
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** The same in the CPU time of the page's threads, without waiting for the CPU. */
  thread: Record<'performance' | 'fcpMs' | 'lcpMs' | 'tbtMs', number>
  cls: number
  /** How fast Lighthouse found the machine: runs with other figures do not compare. */
  machine: number
  /** Transfer size until the page is idle, without interaction. */
  bytes: Record<Kind, number>
  requests: number
  /** Audits that did not pass. */
  failures: string[]
}

interface NetworkItem {
  resourceType?: string
  transferSize?: number
}

interface ShiftItem {
  node?: { selector?: string }
}

/** Runs Lighthouse several times, each in a new browser, and returns the medians. */
export async function scorePage(
  url: string,
  { runs, cookie }: { runs: number; cookie: string | undefined },
): Promise<Score> {
  const scores: Score[] = []
  for (let attempt = 0; scores.length < runs; attempt += 1) {
    const score = await runLighthouse(url, cookie)
    if (typeof score !== 'string') scores.push(score)
    // A busy machine loses a trace now and then.
    else if (attempt >= 2 * runs) throw new Error(`${url} could not be measured: ${score}`)
  }
  const last = scores.at(-1)
  if (!last) throw new Error('At least one run is needed.')
  const middle = (read: (score: Score) => number) => median(scores.map(read))
  return {
    performance: middle((score) => score.performance),
    accessibility: middle((score) => score.accessibility),
    bestPractices: middle((score) => score.bestPractices),
    seo: last.seo === undefined ? undefined : middle((score) => score.seo ?? 0),
    fcpMs: middle((score) => score.fcpMs),
    lcpMs: middle((score) => score.lcpMs),
    tbtMs: middle((score) => score.tbtMs),
    thread: {
      performance: middle((score) => score.thread.performance),
      fcpMs: middle((score) => score.thread.fcpMs),
      lcpMs: middle((score) => score.thread.lcpMs),
      tbtMs: middle((score) => score.thread.tbtMs),
    },
    cls: middle((score) => score.cls),
    machine: middle((score) => score.machine),
    requests: middle((score) => score.requests),
    bytes: toBytes((kind) => middle((score) => score.bytes[kind])),
    failures: [...new Set(scores.flatMap((score) => score.failures))],
  }
}

/** @returns The result, or the reason why there is none. */
async function runLighthouse(url: string, cookie: string | undefined): Promise<Score | string> {
  const { browser, port } = await openBrowser()
  try {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    })
    if (!run || run.lhr.runtimeError) return run?.lhr.runtimeError?.message ?? 'no result'
    const { audits, categories, environment } = run.lhr
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const details = audits['network-requests']?.details
    // The table's rows are typed for every audit alike.
    const items = details?.type === 'table' ? (details.items as NetworkItem[]) : []
    const isIndexed = audits['is-crawlable']?.score === 1
    const listShifted = (): string => {
      const shifts = audits['layout-shifts']?.details
      if (shifts?.type !== 'table') return '?'
      return (shifts.items as ShiftItem[]).map(({ node }) => node?.selector ?? '?').join(', ')
    }
    const counted = Object.values(categories).filter(({ id }) => isIndexed || id !== 'seo')
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: isIndexed ? score('seo') : undefined,
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      thread: await measureThreads(run),
      cls: value('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
      bytes: toBytes((kind) =>
        items
          .filter(({ resourceType }) => toKind(resourceType) === kind)
          .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      ),
      requests: items.length,
      failures: counted.flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => (id === 'cumulative-layout-shift' ? `${id} of ${listShifted()}` : id)),
      ),
    }
  } finally {
    await browser.close()
  }
}

/** Computes Lighthouse's metrics again from the same trace, in CPU time of its threads. */
async function measureThreads({ lhr, artifacts }: RunnerResult): Promise<Score['thread']> {
  const settings = lhr.configSettings
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps } = artifacts
  const input = {
    trace: { ...Trace, traceEvents: toThreadTime(Trace.traceEvents) },
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    URL,
    SourceMaps,
    simulator: null,
  }
  const context = { settings, computedCache: new Map() }
  const times = {
    'first-contentful-paint': (await FirstContentfulPaint.request(input, context)).timing,
    'largest-contentful-paint': (await LargestContentfulPaint.request(input, context)).timing,
    'total-blocking-time': (await TotalBlockingTime.request(input, context)).timing,
  }
  const isTimed = (id: string): id is keyof typeof times => id in times
  const scoreOf = (id: string): number => {
    const audit = lhr.audits[id]
    const scale = audit?.scoringOptions
    return scale && isTimed(id)
      ? Audit.computeLogNormalScore(scale, times[id])
      : (audit?.score ?? 0)
  }
  const counted = (lhr.categories['performance']?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  )
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const points = counted.reduce((sum, { id, weight }) => sum + weight * scoreOf(id), 0)
  return {
    performance: Math.round((points / weights) * 100),
    fcpMs: times['first-contentful-paint'],
    lcpMs: times['largest-contentful-paint'],
    tbtMs: times['total-blocking-time'],
  }
}

function toKind(type: string | undefined): Kind {
  const name = type?.toLowerCase()
  return kinds.find((kind) => kind === name) ?? 'other'
}

function toBytes(sizeOf: (kind: Kind) => number): Score['bytes'] {
  return {
    document: sizeOf('document'),
    script: sizeOf('script'),
    stylesheet: sizeOf('stylesheet'),
    font: sizeOf('font'),
    image: sizeOf('image'),
    other: sizeOf('other'),
  }
}
