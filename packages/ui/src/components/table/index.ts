export { Table } from './table.js'
export type { TableColumn, TableProps, TableRow } from './table.js'
