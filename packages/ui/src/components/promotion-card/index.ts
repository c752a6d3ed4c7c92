export { PromotionCard } from './promotion-card.js'
export type { PromotionCardProps } from './promotion-card.js'
export type { PromotionItemData } from './promotion-item.js'
