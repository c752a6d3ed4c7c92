export { DatePicker, DateRangePicker } from './components/date-picker/index.js'
export type {
  DatePickerProps,
  DateRange,
  DateRangePickerProps,
} from './components/date-picker/index.js'
