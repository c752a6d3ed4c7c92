import type { ListedPage } from './list-pages.js'
import type { Kind, Score } from './score-page.js'
import type { WatchedPage } from './watch-page.js'

export const protocols = ['http', 'h2'] as const

export type Protocol = (typeof protocols)[number]

/** One page over one protocol. */
export interface MeasuredPage extends Pick<ListedPage, 'name' | 'language' | 'path'> {
  protocol: Protocol
  score: Score
  watched: WatchedPage
}

/** One run of the command as stored. */
export interface PagesRun {
  date: string
  revision: string
  machine: string
  /** Runs of Lighthouse for each page. */
  runs: number
  pages: MeasuredPage[]
}

interface Figure {
  head: string
  read: (page: MeasuredPage) => number
  /** Differences below are the machine's. */
  noise: number
  digits: number
  isBetterHigh?: true
}

const kb = (bytes: number): number => bytes / 1_024
const bytes = (kind: Kind): Omit<Figure, 'head'> => ({
  read: ({ score }) => kb(score.bytes[kind]),
  noise: 0.3,
  digits: 1,
})

const figures: Figure[] = [
  { head: 'perf', read: (p) => p.score.performance, noise: 1.5, digits: 0, isBetterHigh: true },
  { head: 'a11y', read: (p) => p.score.accessibility, noise: 0, digits: 0, isBetterHigh: true },
  { head: 'best', read: (p) => p.score.bestPractices, noise: 0, digits: 0, isBetterHigh: true },
  { head: 'seo', read: (p) => p.score.seo ?? 100, noise: 0, digits: 0, isBetterHigh: true },
  { head: 'FCP s', read: (p) => p.score.fcpMs / 1_000, noise: 0.1, digits: 2 },
  { head: 'LCP s', read: (p) => p.score.lcpMs / 1_000, noise: 0.1, digits: 2 },
  { head: 'TBT ms', read: (p) => p.score.tbtMs, noise: 25, digits: 0 },
  {
    head: 'own perf',
    read: (p) => p.score.thread.performance,
    noise: 1.5,
    digits: 0,
    isBetterHigh: true,
  },
  { head: 'own FCP', read: (p) => p.score.thread.fcpMs / 1_000, noise: 0.1, digits: 2 },
  { head: 'own LCP', read: (p) => p.score.thread.lcpMs / 1_000, noise: 0.1, digits: 2 },
  { head: 'own TBT', read: (p) => p.score.thread.tbtMs, noise: 15, digits: 0 },
  { head: 'CLS', read: (p) => p.score.cls, noise: 0.005, digits: 3 },
  { head: 'HTML kB', ...bytes('document') },
  { head: 'scripts', ...bytes('script') },
  { head: 'CSS', ...bytes('stylesheet') },
  { head: 'fonts', ...bytes('font') },
  { head: 'images', ...bytes('image') },
  { head: 'requests', read: (p) => p.score.requests, noise: 0, digits: 0 },
  { head: 'in 1st s', read: (p) => p.watched.firstSecond.length, noise: 2, digits: 0 },
  { head: 'alone ms', read: (p) => p.watched.alone.longestMs, noise: 50, digits: 0 },
  { head: 'touched ms', read: (p) => p.watched.hydration.longestMs, noise: 50, digits: 0 },
]

/** A row for each page. */
export function tabulateRun({ pages }: PagesRun): string[][] {
  const rows = pages.map((page) => [
    titleOf(page),
    ...figures.map(({ read, digits }) => read(page).toFixed(digits)),
  ])
  return [['', ...figures.map(({ head }) => head)], ...rows]
}

/** Changes beyond the machine's noise; a row for each figure of a page. */
export function tabulateChanges(before: PagesRun, now: PagesRun): string[][] {
  const rows = now.pages.flatMap((page) => {
    const earlier = before.pages.find((one) => titleOf(one) === titleOf(page))
    if (!earlier) return []
    return figures.flatMap(({ head, read, noise, digits, isBetterHigh = false }) => {
      const [from, to] = [read(earlier), read(page)]
      if (Math.abs(to - from) <= noise) return []
      const word = to > from === isBetterHigh ? 'better' : 'WORSE'
      return [[titleOf(page), head, from.toFixed(digits), to.toFixed(digits), word]]
    })
  })
  return rows.length === 0 ? [] : [['', 'figure', 'before', 'now', ''], ...rows]
}

/** Names a page among those of a run. */
export function titleOf({ name, language, protocol }: MeasuredPage): string {
  return `${name} ${language} ${protocol}`
}
