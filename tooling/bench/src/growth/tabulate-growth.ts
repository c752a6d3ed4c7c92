import { formatTable } from '../figures/format-table.js'

/** Results of one engine and size: one figure per row of the table, or p50 and p95. */
export type GrowthColumn = Map<string, { figures: readonly number[]; digits: number }>

/** The most that a row's last figure may be, or may grow by from the smallest catalogue to the largest. */
type Limit = { most: number } | { growth: number }

const limits: ReadonlyMap<string, Limit> = new Map<string, Limit>([
  ['first list, ms', { most: 500 }],
  ['first search, ms', { most: 500 }],
  ['search, ms', { growth: 3 }],
  ['search, one word, ms', { growth: 3 }],
  ['product page, ms', { growth: 1.2 }],
])

/**
 * A row for each measurement, with columns per engine and size, growth, and target; `!` marks a
 * missed target.
 */
export function tabulateGrowth(
  sizes: readonly number[],
  engines: ReadonlyMap<string, readonly GrowthColumn[]>,
): string {
  const isGrowthShown = sizes.length > 1
  const heads = [...engines.keys()].flatMap((engine) => [
    ...sizes.map((size) => `${engine} ${size.toLocaleString('en')}`),
    ...(isGrowthShown ? ['grows'] : []),
  ])
  const names = [
    ...new Set([...engines.values()].flatMap((columns) => [...(columns[0]?.keys() ?? [])])),
  ]
  const rows = names.map((name) => {
    const limit = limits.get(name)
    const cells = [...engines.values()].flatMap((columns) => {
      const measured = columns.map((column) => column.get(name) ?? { figures: [], digits: 0 })
      const values = measured.map(({ figures, digits }) =>
        mark(figures, digits, limit && 'most' in limit ? limit.most : Infinity),
      )
      const [first, last] = [measured[0]?.figures ?? [], measured.at(-1)?.figures ?? []]
      const growth = last.map((figure, index) => figure / (first[index] ?? Number.NaN))
      const most = limit && 'growth' in limit ? limit.growth : Infinity
      return isGrowthShown ? [...values, `× ${mark(growth, 2, most)}`] : values
    })
    return [name, ...cells, describeLimit(limit)]
  })
  return formatTable([['', ...heads, 'wanted'], ...rows])
}

/** Figures side by side, with a mark where the last is above the most that is wanted. */
function mark(figures: readonly number[], digits: number, most: number): string {
  const text = figures.map((figure) => figure.toFixed(digits)).join(' · ')
  return (figures.at(-1) ?? 0) > most ? `${text} !` : text
}

function describeLimit(limit: Limit | undefined): string {
  if (!limit) return ''
  return 'most' in limit ? `≤ ${limit.most}` : `× ≤ ${limit.growth}`
}
