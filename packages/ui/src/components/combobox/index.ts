export { Combobox } from './combobox.js'
export type { ComboboxProps } from './combobox.js'
export type { ComboboxOption } from './option-list.js'
