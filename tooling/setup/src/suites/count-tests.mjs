/**
 * Counts of a test run.
 *
 * @typedef {object} TestCounts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] a remark for readers of the table
 */

/**
 * Reads the report of vitest's JSON reporter. A file that could not be loaded has no tests of its
 * own and counts as one failure.
 *
 * @param {string} text
 * @returns {TestCounts}
 */
export function countVitestTests(text) {
  const report = JSON.parse(text)
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    ...noteAbout({ skipped: report.numPendingTests }),
  }
}

/**
 * Reads the report of Playwright's JSON reporter. A test that passed only after a retry counts as
 * failed: it is flaky.
 *
 * @param {string} text
 * @returns {TestCounts}
 */
export function countPlaywrightTests(text) {
  const { stats, errors = [] } = JSON.parse(text)
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed + (failed === 0 ? errors.length : 0),
    ...noteAbout({ skipped: stats.skipped, 'passed only when retried': stats.flaky }),
  }
}

/**
 * Reads the last `N passed, N failed` that a program printed.
 *
 * @param {string} text
 * @returns {TestCounts | undefined}
 */
export function countSummaryLine(text) {
  const match = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  if (match === undefined) return undefined
  return { passed: Number(match[1]), failed: Number(match[2]) }
}

/** @param {Record<string, number>} amounts */
function noteAbout(amounts) {
  const parts = Object.entries(amounts).filter(([, amount]) => amount > 0)
  if (parts.length === 0) return {}
  return { note: parts.map(([word, amount]) => `${amount} ${word}`).join(', ') }
}
