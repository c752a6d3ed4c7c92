import { formatReport, levels, runConformance } from '@floga/platform-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFaults } from './contract-faults.js'
import { openConformingShop } from './conforming-shop.js'
import type { ConformingShop } from './conforming-shop.js'

describe('the platform', () => {
  let shop: ConformingShop
  beforeAll(async () => {
    shop = await openConformingShop()
  })
  afterAll(() => shop.close())

  it('passes all conformance tests over HTTP', async () => {
    const report = await runConformance({ ...shop.options, levels })
    const text = formatReport(report)
    expect(text).not.toContain('FAILED')
    expect(text).toMatch(/ 0 failed, 0 skipped$/)
    expect(report.passed).toBeGreaterThan(120)
  })
  it.each(contractFaults)('is reported when $fault', async ({ reportedBy, breaks }) => {
    const isShape = reportedBy.startsWith('the response of')
    const { results, isConformant } = await runConformance({
      ...shop.options,
      levels,
      only: isShape ? "a line has the catalogue's price" : reportedBy,
      fetch: breaks(fetch),
    })
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    expect(isConformant).toBe(false)
    expect(failed.map(({ name }) => name)).toContainEqual(expect.stringContaining(reportedBy))
    const found = failed.find(({ name }) => name.includes(reportedBy))
    expect(found?.expected).not.toBe('a valid response')
  })
})
