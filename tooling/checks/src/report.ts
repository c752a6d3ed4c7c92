import type { Finding, Rule } from './rule.js'
import type { SourceTree } from './tree/source-tree.js'

export interface Report {
  text: string
  hasViolations: boolean
}

/** Runs the rules: one line each, and file, message and remedy for every finding. */
export function reportRules(rules: readonly Rule[], tree: SourceTree): Report {
  const results = rules.map((rule) => ({ rule, findings: rule.check(tree) }))
  const lines = results.flatMap(({ rule, findings }) => {
    const errors = findings.filter(({ severity }) => severity !== 'warning')
    const mark = errors.length > 0 ? '✗' : '✓'
    const count = findings.length === 0 ? '' : `  ${describeCount(findings)}`
    return [`${mark} ${rule.name}${count}`, ...findings.map((finding) => describe(finding))]
  })
  const hasViolations = results.some(({ findings }) =>
    findings.some(({ severity }) => severity !== 'warning'),
  )
  return { text: lines.join('\n'), hasViolations }
}

function describeCount(findings: Finding[]): string {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const violations = findings.length - warnings
  const parts = [
    violations > 0 ? `${violations} broken` : '',
    warnings > 0 ? `${warnings} warned` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function describe({ file, message, remedy }: Finding): string {
  return `    ${file}\n      ${message}\n      → ${remedy}`
}
