export { FilterDrawer } from './filter-drawer.js'
export type { FilterDrawerProps } from './filter-drawer.js'
