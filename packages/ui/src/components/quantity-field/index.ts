export { QuantityField } from './quantity-field.js'
export type { QuantityFieldProps } from './quantity-field.js'
