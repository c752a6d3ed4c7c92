export { CardsForm } from './features/cart/add/cards-form.js'
export {
  ProductCardRow,
  type ProductCardRowProps,
} from './features/catalogue/cards/product-card-row.js'
export { toRowCardData } from './features/catalogue/cards/to-card-data.js'
export type { RowCardData } from './request/api/api-types.js'
export { CardAction } from './features/catalogue/cards/card-action.js'
export { rejectionsAtom, useComparison } from './features/compare/use-comparison.js'
