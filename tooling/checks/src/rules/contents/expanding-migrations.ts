import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

const folder = 'apps/platform/migrations/'

/** Those before it are the baseline of release 0.1.0: no build worked on a database before them. */
const firstNumber = 10

/** Statements that break a build written before the migration. */
const contracting: readonly [RegExp, string][] = [
  [
    /\bDROP\s+(?!INDEX\b|CONSTRAINT\b|DEFAULT\b|NOT\s+NULL\b)\w+/i,
    'removes something that the previous deployment may use',
  ],
  [/\bRENAME\b/i, 'renames something that the previous deployment uses'],
  [
    /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    'changes a type that the previous deployment uses',
  ],
  [/\bSET\s+NOT\s+NULL\b/i, 'requires a value that the previous deployment may omit'],
  [
    /\bADD\s+(?:COLUMN\s+)?(?!.*\bDEFAULT\b)(?!CONSTRAINT\b).*\bNOT\s+NULL\b/i,
    'requires a value that the previous deployment does not write',
  ],
  [
    /\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY|EXCLUDE)\b/i,
    'may reject values that the previous deployment writes',
  ],
]

/**
 * Marks a contracting statement as safe: no running build uses the removed object. Names an earlier
 * migration.
 */
const marker = /--\s*unused since (\d{4}-[a-z0-9-]+)|--\s*side by side: \S/

/**
 * During a rolling deployment, the previous and the new build share one database: migrations add,
 * and remove later.
 */
export const expandingMigrations: Rule = {
  name: 'expanding-migrations',
  check: (tree) =>
    tree.files
      .filter((file) => file.startsWith(folder) && numberOf(file) >= firstNumber)
      .flatMap((file) => findContracting(tree, file)),
}

function numberOf(file: string): number {
  return Number(/(\d{4})-[^/]+\.sql$/.exec(file)?.[1] ?? 0)
}

function findContracting(tree: SourceTree, file: string): Finding[] {
  const lines = tree.read(file).split('\n')
  return lines.flatMap((line, index) => {
    if (line.trimStart().startsWith('--')) return []
    const [, why] = contracting.find(([pattern]) => pattern.test(line)) ?? []
    if (why === undefined || isAllowed(tree, file, marker.exec(commentAbove(lines, index))))
      return []
    return {
      file: `${file}:${index + 1}`,
      message: `'${line.trim()}' ${why}`,
      remedy:
        "add what is new first; in a later release take away the old below '-- unused since <earlier migration>', or say '-- side by side: <why the previous deployment still works>'",
    }
  })
}

/** The comment above the statement that a line belongs to. */
function commentAbove(lines: readonly string[], index: number): string {
  let first = index
  while (first > 0 && !/;\s*$|^\s*$|^\s*--/.test(lines[first - 1]!)) first -= 1
  let top = first
  while (top > 0 && lines[top - 1]!.trimStart().startsWith('--')) top -= 1
  return lines.slice(top, first).join('\n')
}

function isAllowed(tree: SourceTree, file: string, found: RegExpExecArray | null): boolean {
  if (found === null) return false
  const [, since] = found
  if (since === undefined) return true
  const earlier = `${folder}${since}.sql`
  return tree.has(earlier) && numberOf(earlier) < numberOf(file)
}
