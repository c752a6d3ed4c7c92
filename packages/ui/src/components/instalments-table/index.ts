export { InstalmentsTable } from './instalments-table.js'
export type { Instalment, InstalmentsTableProps } from './instalments-table.js'
