export { DatePicker } from './date-picker.js'
export type { DatePickerProps } from './date-picker.js'
export { DateRangePicker } from './date-range-picker.js'
export type { DateRange, DateRangePickerProps } from './date-range-picker.js'
