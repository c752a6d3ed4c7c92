export { ComparisonTable } from './comparison-table.js'
export type { ComparedProduct, ComparisonRow, ComparisonTableProps } from './comparison-table.js'
