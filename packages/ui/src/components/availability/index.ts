export { Availability } from './availability.js'
export type { AvailabilityProps, AvailabilityState } from './availability.js'
