export { DatePicker } from './components/date-picker/date-picker.js'
export { DateRangePicker } from './components/date-picker/date-range-picker.js'
export type { DatePickerProps } from './components/date-picker/date-picker.js'
export type { DateRange, DateRangePickerProps } from './components/date-picker/date-range-picker.js'
