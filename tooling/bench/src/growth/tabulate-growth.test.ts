import { describe, expect, it } from 'vitest'
import { tabulateGrowth, type GrowthColumn } from './tabulate-growth.js'

function createColumn(figures: Record<string, readonly number[]>): GrowthColumn {
  return new Map(
    Object.entries(figures).map(([name, values]) => [name, { figures: values, digits: 0 }]),
  )
}

/** Cells of a row, separated by at least two spaces. */
function readRow(table: string, name: string): string {
  const row = table.split('\n').find((line) => line.startsWith(name)) ?? ''
  return row.replaceAll(/ {2,}/g, ' | ')
}

describe('tabulateGrowth', () => {
  it('shows both sizes of each engine side by side, with their growth', () => {
    const small = createColumn({ 'import, s': [2], 'product page, ms': [4, 10] })
    const large = createColumn({ 'import, s': [50], 'product page, ms': [4, 11] })
    const engines = new Map([
      ['embedded', [small, large]],
      ['PostgreSQL', [small, small]],
    ])
    const table = tabulateGrowth([2_000, 100_000], engines)
    expect(readRow(table, 'import')).toBe('import, s | 2 | 50 | × 25.00 | 2 | 2 | × 1.00')
    expect(readRow(table, 'product page')).toBe(
      'product page, ms | 4 · 10 | 4 · 11 | × 1.00 · 1.10 | 4 · 10 | 4 · 10 | × 1.00 · 1.00 | × ≤ 1.2',
    )
  })

  it('marks figures above their target', () => {
    const small = createColumn({ 'first list, ms': [100], 'search, ms': [5, 10] })
    const large = createColumn({ 'first list, ms': [501], 'search, ms': [5, 31] })
    const table = tabulateGrowth([2_000, 100_000], new Map([['embedded', [small, large]]]))
    expect(readRow(table, 'first list')).toBe('first list, ms | 100 | 501 ! | × 5.01 | ≤ 500')
    expect(readRow(table, 'search')).toBe('search, ms | 5 · 10 | 5 · 31 | × 1.00 · 3.10 ! | × ≤ 3')
  })

  it('shows no growth if one size was measured', () => {
    const engines = new Map([['embedded', [createColumn({ 'first list, ms': [100] })]]])
    expect(readRow(tabulateGrowth([2_000], engines), 'first list')).toBe(
      'first list, ms | 100 | ≤ 500',
    )
  })
})
