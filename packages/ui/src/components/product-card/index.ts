export { ProductCard } from './product-card.js'
export type { ProductCardProps, ProductColor } from './product-card.js'
export { ProductGrid } from './product-grid.js'
export type { ProductGridProps } from './product-grid.js'
