import type { CaseResult, ConformanceReport } from './conformance-report.js'

/**
 * Formats a report as text: a line for each level, and details of cases that failed or could not
 * run.
 */
export function formatReport({ levels, results, ...report }: ConformanceReport): string {
  const width = Math.max(...levels.map((level) => level.length))
  const rows = levels.map((level) => {
    const count = (outcome: CaseResult['outcome']) =>
      results.filter((result) => result.level === level && result.outcome === outcome).length
    const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
    const verdict = passed > 0 && failed + skipped === 0 ? 'passed' : 'FAILED'
    return `${level.padEnd(width)}  ${verdict.padEnd(8)}  ${passed} passed, ${failed} failed, ${skipped} skipped`
  })
  const details = results.filter(({ outcome }) => outcome !== 'passed').map(formatResult)
  const sum = `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`
  return [...details, ...rows, sum].join('\n')
}

function formatResult(result: CaseResult): string {
  const lines =
    result.outcome === 'failed'
      ? [`expected: ${result.expected}`, `actual:   ${result.actual}`]
      : [`skipped: ${result.reason}`]
  return [`${result.level}: ${result.name}`, ...lines, `contract: ${result.contract}`, '']
    .map((line, place) => (place === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}
