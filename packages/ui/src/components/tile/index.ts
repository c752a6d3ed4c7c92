export { Tile, TileGrid } from './tile.js'
export type { TileGridProps, TileProps } from './tile.js'
