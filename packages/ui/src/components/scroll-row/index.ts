export { ScrollRow } from './scroll-row.js'
export type { ScrollRowProps } from './scroll-row.js'
