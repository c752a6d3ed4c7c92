export { PriceRangeField } from './price-range-field.js'
export type { PriceRangeFieldProps } from './price-range-field.js'
