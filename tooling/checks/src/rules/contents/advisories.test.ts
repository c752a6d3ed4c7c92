import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { createAdvisories } from './advisories.js'

const rule = createAdvisories([
  { package: 'tar', affected: '<7.5.7', id: 'GHSA-1' },
  { package: '@scope/name', affected: '>=1.0.0 <1.2.0', id: 'GHSA-2' },
  { package: 'pinned', affected: '<3.0.0', id: 'GHSA-3', accepted: 'nobody reaches it' },
])
const lockfile = (...keys: string[]) => ({
  'pnpm-lock.yaml': `overrides:\n  tar@<7.5.7: 7.5.23\n\npackages:\n\n${keys
    .map((key) => `  ${key}:\n    resolution: {integrity: sha512-a}\n`)
    .join('\n')}\nsnapshots:\n\n  tar@6.2.1: {}\n`,
})

describe('advisories', () => {
  it('names affected versions, in packages of a scope too', () => {
    const found = findViolations(rule, lockfile('tar@6.2.1', "'@scope/name@1.1.9'", 'tarn@6.2.1'))
    expect(JSON.stringify(found)).toContain('tar 6.2.1 is affected by GHSA-1')
    expect(JSON.stringify(found)).toContain('@scope/name 1.1.9 is affected by GHSA-2')
    expect(found).toHaveLength(2)
  })

  it('leaves versions that are not affected, and those that may stay', () => {
    const found = findViolations(
      rule,
      lockfile('tar@7.5.23', "'@scope/name@1.2.0'", 'pinned@2.4.1'),
    )
    expect(found).toEqual([])
  })
})
