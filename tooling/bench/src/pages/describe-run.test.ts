import { describe, expect, it } from 'vitest'
import { createRun } from './create-run.js'
import { describeRun, describeWaterfalls } from './describe-run.js'

const options = { before: undefined, file: '/runs/now.json' }

describe('describeRun', () => {
  it('shows the measured figures and where they are stored', () => {
    const text = describeRun(createRun({ failures: ['color-contrast'] }), options)
    expect(text).toMatch(/^home el http +90/m)
    expect(text).toMatch(/^home el http +color-contrast$/m)
    expect(text).toContain('Stored as /runs/now.json')
  })

  it('reports that nothing is stored when no page was measured', () => {
    const text = describeRun({ ...createRun(), pages: [] }, { ...options, before: createRun() })
    expect(text).toBe('Nothing was measured, and nothing is stored.')
  })

  it('shows changes since an earlier run, and of how many pages', () => {
    const before = createRun()
    const text = describeRun(createRun({ lcpMs: 3_000 }), { ...options, before })
    expect(text).toContain('Compared with abc of 2026-01-01T00:00:00.000Z: 1 of 1 pages')
    expect(text).toMatch(/home el http +LCP s +2.00 +3.00 +WORSE/)
    expect(describeRun(createRun(), { ...options, before })).toContain('Nothing changed.')
  })

  it('calls nothing unchanged that an earlier run has not measured', () => {
    const before = createRun({}, { protocol: 'h2' })
    const text = describeRun(createRun(), { ...options, before })
    expect(text).toContain(': 0 of 1 pages\nIt has none of these pages.')
    expect(text).not.toContain('Nothing changed.')
  })
})

describe('describeWaterfalls', () => {
  it("lists a page's requests of its first second", () => {
    const [page] = createRun().pages
    const font = { path: '/a.woff2', kind: 'Font', priority: 'VeryHigh', startMs: 310 }
    const watched = {
      ...page!.watched,
      firstSecond: [
        { path: '/', kind: 'Document', priority: 'VeryHigh', startMs: 0, endMs: 300 },
        { ...font, endMs: undefined },
      ],
    }
    const lines = describeWaterfalls([{ ...page!, watched }]).split('\n')
    expect(lines[0]).toMatch(/^home el http +kind +priority +from ms +to ms$/)
    expect(lines[1]).toMatch(/^\/ +Document +VeryHigh +0 +300$/)
    expect(lines[2]).toMatch(/^\/a.woff2 +Font +VeryHigh +310$/)
  })
})
