export { PhoneField } from './phone-field.js'
export type { PhoneCode, PhoneFieldProps } from './phone-field.js'
