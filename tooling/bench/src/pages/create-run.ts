import type { Score } from './score-page.js'
import type { MeasuredPage, PagesRun } from './tabulate-run.js'

/** A run of one page, for tests. */
export function createRun(score: Partial<Score> = {}, page: Partial<MeasuredPage> = {}): PagesRun {
  const quiet = { count: 0, longestMs: 0, blockingMs: 0 }
  return {
    date: '2026-01-01T00:00:00.000Z',
    revision: 'abc',
    machine: 'one core',
    runs: 1,
    pages: [
      {
        name: 'home',
        language: 'el',
        path: '/',
        protocol: 'http',
        watched: { firstSecond: [], alone: quiet, hydration: quiet, lateScriptBytes: 0 },
        ...page,
        score: {
          performance: 90,
          accessibility: 100,
          bestPractices: 100,
          seo: 100,
          fcpMs: 1_000,
          lcpMs: 2_000,
          tbtMs: 10,
          thread: { performance: 95, fcpMs: 900, lcpMs: 1_800, tbtMs: 5 },
          cls: 0,
          machine: 1_000,
          bytes: { document: 0, script: 102_400, stylesheet: 0, font: 0, image: 0, other: 0 },
          requests: 20,
          failures: [],
          ...score,
        },
      },
    ],
  }
}
