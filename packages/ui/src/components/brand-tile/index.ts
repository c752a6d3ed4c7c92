export { BrandName } from './brand-name.js'
export type { BrandNameProps } from './brand-name.js'
export { BrandTile } from './brand-tile.js'
export type { BrandTileProps } from './brand-tile.js'
