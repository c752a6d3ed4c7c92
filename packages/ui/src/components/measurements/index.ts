export { Measurements } from './measurements.js'
export type { Measurement, MeasurementsProps } from './measurements.js'
