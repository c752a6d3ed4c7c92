import { describe, expect, it } from 'vitest'
import { formatSlowest, listPlaywrightTestTimes, listVitestTestTimes } from './list-test-times.mjs'

describe('listVitestTimes', () => {
  it('gives the time of each file', () => {
    const report = {
      testResults: [{ name: '/repo/apps/web/app/cart.test.ts', startTime: 1000, endTime: 3500 }],
    }
    expect(listVitestTestTimes(JSON.stringify(report), '/repo')).toEqual([
      { name: 'apps/web/app/cart.test.ts', elapsedMs: 2500 },
    ])
  })
})

describe('listPlaywrightTimes', () => {
  it('adds up the attempts of a test', () => {
    const results = [
      { status: 'failed', duration: 4000, errors: [] },
      { status: 'passed', duration: 1500, errors: [] },
    ]
    const tests = [{ projectName: 'phone', results }]
    const report = { suites: [{ specs: [{ title: 'adds', file: 'cart.spec.ts', tests }] }] }
    expect(listPlaywrightTestTimes(JSON.stringify(report))).toEqual([
      { name: 'cart.spec.ts › adds [phone]', elapsedMs: 5500 },
    ])
  })
})

describe('formatSlowest', () => {
  it('lists the slowest first, up to the given number', () => {
    const times = [
      { name: 'quick', elapsedMs: 10 },
      { name: 'slowest', elapsedMs: 61_040 },
      { name: 'slow', elapsedMs: 2000 },
    ]
    expect(formatSlowest(times, 2)).toEqual(['   61.0 s  slowest', '    2.0 s  slow'])
  })
})
