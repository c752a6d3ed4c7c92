export { ActiveFilters } from './active-filters.js'
export type { ActiveFilter, ActiveFiltersProps } from './active-filters.js'
