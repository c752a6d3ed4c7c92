export { Pagination } from './pagination.js'
export type { PaginationProps } from './pagination.js'
