import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

const folder = 'apps/platform/migrations/'

/** Those before it ran while one process at a time worked on a database. */
const firstNumber = 43

/** What a build that was written before it does not survive. */
const contracting: readonly [RegExp, string][] = [
  [
    /\bDROP\s+(?!INDEX\b|CONSTRAINT\b|DEFAULT\b|NOT\s+NULL\b)\w+/i,
    'takes away what the former build may use',
  ],
  [/\bRENAME\b/i, 'renames what the former build knows by its name'],
  [
    /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    'changes a type that the former build knows',
  ],
  [/\bSET\s+NOT\s+NULL\b/i, 'wants a value that the former build may leave out'],
  [
    /\bADD\s+(?:COLUMN\s+)?(?!.*\bDEFAULT\b)(?!CONSTRAINT\b).*\bNOT\s+NULL\b/i,
    'wants a value that the former build does not give',
  ],
  [
    /\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY|EXCLUDE)\b/i,
    'may refuse what the former build writes',
  ],
]

/** Says of a statement that contracts that no build which may still run needs what it takes away; names an earlier migration. */
const marker = /--\s*unused since (\d{4}-[a-z0-9-]+)|--\s*side by side: \S/

/** While a shop is upgraded, the former build and the new one work on one database: migrations add, and take away later. */
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
        "add what is new first; in a later release take away the old below '-- unused since <earlier migration>', or say '-- side by side: <why the former build goes on>'",
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
