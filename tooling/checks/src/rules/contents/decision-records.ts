import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

const folder = 'docs/decisions'
const index = `${folder}/README.md`
const record = /^docs\/decisions\/((\d{4})-[\w-]+\.md)$/

/** `accepted`, or what replaces it with a link; more may follow. */
const status = /^Status: ((?:accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))(?:[;:] .+)?)$/

/** A decision record has a number, a title and a status, and the index has a row with the same. */
export const decisionRecords: Rule = {
  name: 'decision-records',
  check: (tree) => {
    const rows = new Set(tree.has(index) ? tree.read(index).split('\n') : [])
    return tree.files.flatMap((file) => {
      const [, name, number] = record.exec(file) ?? []
      return name === undefined || number === undefined
        ? []
        : checkRecord(tree, { file, name, number, rows })
    })
  },
}

interface DecisionRecord {
  file: string
  name: string
  number: string
  /** Lines of the index. */
  rows: ReadonlySet<string>
}

function checkRecord(tree: SourceTree, { file, name, number, rows }: DecisionRecord): Finding[] {
  const [heading = '', , third = ''] = tree.read(file).split('\n')
  const title = new RegExp(`^# ${number} (.+)$`).exec(heading)?.[1]
  if (title === undefined) {
    const remedy = `begin it with '# ${number} ' and its title`
    return [{ file: `${file}:1`, message: 'has no title with its number', remedy }]
  }
  const said = status.exec(third)?.[1]
  if (said === undefined) {
    const remedy = "write 'Status: accepted' or 'Status: superseded by [number](file)'"
    return [{ file: `${file}:3`, message: 'has no status', remedy }]
  }
  const row = `| [${number}](${name}) | ${title} | ${said} |`
  if (rows.has(row)) return []
  return [{ file, message: 'has no row in the index', remedy: `add to ${index}: ${row}` }]
}
