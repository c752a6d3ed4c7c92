export { SortSelect } from './sort-select.js'
export type { SortSelectProps } from './sort-select.js'
