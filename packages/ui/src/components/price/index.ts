export { Price } from './price.js'
export type { LabelledAmount, PriceData, PriceProps } from './price.js'
