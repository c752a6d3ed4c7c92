import { describe, expect, it } from 'vitest'
import { createRun } from './create-run.js'
import { tabulateChanges, tabulateRun } from './tabulate-run.js'

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
