export { CategoryTree } from './category-tree.js'
export type { CategoryTreeProps } from './category-tree.js'
