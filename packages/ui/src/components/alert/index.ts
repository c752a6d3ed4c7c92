export { Alert } from './alert.js'
export type { AlertProps } from './alert.js'
