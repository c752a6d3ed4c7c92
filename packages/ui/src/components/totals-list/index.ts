export { TotalsList } from './totals-list.js'
export type { TotalsListProps, TotalsListRow } from './totals-list.js'
