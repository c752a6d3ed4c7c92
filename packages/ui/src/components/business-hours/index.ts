export { BusinessHours } from './business-hours.js'
export type { BusinessHoursItem, BusinessHoursProps } from './business-hours.js'
