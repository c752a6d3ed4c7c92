import type { Finding } from './page/visited-page.js'

/** Addresses of one rule that are printed. */
const mostOfRule = 20

/** Findings as lines, by rule, the most frequent first. */
export function formatFindings(findings: readonly Finding[]): string {
  const byRule = new Map<string, Finding[]>()
  for (const finding of findings) {
    const held = byRule.get(finding.rule)
    if (held) held.push(finding)
    else byRule.set(finding.rule, [finding])
  }
  return [...byRule]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, all]) => describeRule(rule, all))
    .join('\n')
}

function describeRule(rule: string, findings: readonly Finding[]): string {
  const lines = findings.slice(0, mostOfRule).map(({ path, text }) => `  ${path}\n    ${text}`)
  const more = findings.length - lines.length
  return [
    `${rule}: ${findings.length}`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}
