import { describe, expect, it } from 'vitest'
import { tabulateChanges, tabulateRun, type MeasuredPage, type PagesRun } from './tabulate-run.js'
import type { Score } from './score-page.js'

function createRun(score: Partial<Score> = {}, page: Partial<MeasuredPage> = {}): PagesRun {
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
        watched: { firstSecond: [], alone: quiet, takingOver: quiet, lateScriptBytes: 0 },
        ...page,
        score: {
          performance: 90,
          accessibility: 100,
          bestPractices: 100,
          seo: 100,
          fcpMs: 1_000,
          lcpMs: 2_000,
          tbtMs: 10,
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

describe('tabulateRun', () => {
  it('has a row for each page', () => {
    const [heads, row] = tabulateRun(createRun())
    expect(row?.[0]).toBe('home el http')
    expect(row?.[heads?.indexOf('scripts') ?? -1]).toBe('100.0')
  })
})

describe('tabulateChanges', () => {
  it('names what grew and what fell, each as better or worse', () => {
    const now = createRun({ performance: 80, lcpMs: 1_500, fcpMs: 1_050 })
    expect(tabulateChanges(createRun(), now).slice(1)).toEqual([
      ['home el http', 'perf', '90', '80', 'WORSE'],
      ['home el http', 'LCP s', '2.00', '1.50', 'better'],
    ])
  })

  it('compares a page with itself alone', () => {
    expect(tabulateChanges(createRun(), createRun({ lcpMs: 9 }, { protocol: 'h2' }))).toEqual([])
  })
})
