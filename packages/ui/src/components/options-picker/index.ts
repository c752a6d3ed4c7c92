export { OptionsPicker } from './options-picker.js'
export type { OptionChoice, OptionsPickerProps, OptionValue } from './options-picker.js'
