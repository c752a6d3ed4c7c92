import type { CaseResult, ConformanceReport } from './conformance-report.js'

/** A report as text: a line for each level, and everything about what failed or could not be tried. */
export function formatReport({ levels, results, ...report }: ConformanceReport): string {
  const width = Math.max(...levels.map((level) => level.length))
  const rows = levels.map((level) => {
    const count = (outcome: CaseResult['outcome']) =>
      results.filter((result) => result.level === level && result.outcome === outcome).length
    const [passed, failed, untried] = [count('passed'), count('failed'), count('untried')]
    const verdict = passed > 0 && failed + untried === 0 ? 'kept' : 'NOT KEPT'
    return `${level.padEnd(width)}  ${verdict.padEnd(8)}  ${passed} passed, ${failed} failed, ${untried} not tried`
  })
  const details = results.filter(({ outcome }) => outcome !== 'passed').map(formatResult)
  const sum = `${report.passed} passed, ${report.failed} failed, ${report.untried} not tried`
  return [...details, ...rows, sum].join('\n')
}

function formatResult(result: CaseResult): string {
  const lines =
    result.outcome === 'failed'
      ? [`expected: ${result.expected}`, `came:     ${result.came}`]
      : [`not tried: ${result.reason}`]
  return [`${result.level}: ${result.name}`, ...lines, `contract: ${result.contract}`, '']
    .map((line, place) => (place === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}
