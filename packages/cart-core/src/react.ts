export { CartFields, type CartFieldsProps } from './lib/cart-fields.js'
