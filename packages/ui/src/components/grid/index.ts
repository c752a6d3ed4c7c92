export { Grid, GridItem } from './grid.js'
export type { GridItemProps, GridProps, GridSpan } from './grid.js'
