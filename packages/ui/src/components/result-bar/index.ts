export { ResultBar } from './result-bar.js'
export type { ResultBarProps } from './result-bar.js'
