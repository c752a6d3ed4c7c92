export { Progress } from './progress.js'
export type { ProgressProps } from './progress.js'
