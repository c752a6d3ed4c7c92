import { describe, expect, it } from 'vitest'
import { countPlaywrightTests, countSummaryLine, countVitestTests } from './count-tests.mjs'

describe('countVitest', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    }
    const counts = countVitestTests(JSON.stringify(report))
    expect(counts).toEqual({ passed: 4, failed: 2, note: '2 skipped' })
  })
})

describe('countPlaywright', () => {
  it('counts a test that passed only when retried as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }
    const counts = countPlaywrightTests(JSON.stringify({ stats, errors: [] }))
    expect(counts).toEqual({ passed: 5, failed: 2, note: '1 passed only when retried' })
  })

  it('counts a run that never began as failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    const counts = countPlaywrightTests(
      JSON.stringify({ stats, errors: [{ message: 'no server' }] }),
    )
    expect(counts).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countSummaryLine', () => {
  it('takes the last summary', () => {
    expect(countSummaryLine('1 passed, 1 failed\nagain\n12 passed, 0 failed\n')).toEqual({
      passed: 12,
      failed: 0,
    })
  })

  it('finds none in other text', () => {
    expect(countSummaryLine('all 12 passed')).toBeUndefined()
  })
})
