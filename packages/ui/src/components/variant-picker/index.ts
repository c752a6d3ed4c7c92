export { VariantPicker } from './variant-picker.js'
export type { VariantOption, VariantPickerProps, VariantOptionValue } from './variant-picker.js'
