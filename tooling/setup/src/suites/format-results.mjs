import { formatSlowest } from './list-test-times.mjs'

/** As many as fit into the output that is retained of a long run, often only its end. */
const mostFailures = 20

/**
 * The table at the end of a test run, the slowest tests, and the failures; its last line is `N
 * passed, N failed`.
 *
 * @param {import('./run-suite.mjs').SuiteResult[]} results
 * @returns {string}
 */
export function formatResults(results) {
  const rows = results.map(({ name, passed, failed, elapsedMs, note }) => [
    name,
    String(passed),
    String(failed),
    `${(elapsedMs / 1000).toFixed(1)} s`,
    note ?? '',
  ])
  const table = [['Suite', 'Passed', 'Failed', 'Time', 'Note'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const lines = table.map(([name = '', passed = '', failed = '', time = '', note = '']) =>
    [
      name.padEnd(widths[0] ?? 0),
      passed.padStart(widths[1] ?? 0),
      failed.padStart(widths[2] ?? 0),
      time.padStart(widths[3] ?? 0),
      note,
    ]
      .join('  ')
      .trimEnd(),
  )
  const { passed, failed } = sumResults(results)
  const slowest = formatSlowest(results.flatMap(({ times = [] }) => times))
  const slowestLines = slowest.length === 0 ? [] : ['', 'Slowest tests', ...slowest]
  const sumLine = `${passed} passed, ${failed} failed`
  return [...lines, ...slowestLines, ...formatFailures(results), '', sumLine].join('\n')
}

/**
 * @param {import('./run-suite.mjs').SuiteResult[]} results
 * @returns {string[]}
 */
function formatFailures(results) {
  const failures = results.flatMap(({ name, failures: ofSuite }) =>
    ofSuite.map((failure) => `${name}: ${failure}`),
  )
  if (failures.length === 0) return []
  const left = failures.length - mostFailures
  const more = left > 0 ? [`and ${left} more`] : []
  return ['', 'What failed', ...failures.slice(0, mostFailures), ...more]
}

/**
 * @param {import('./run-suite.mjs').SuiteResult[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function sumResults(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}
