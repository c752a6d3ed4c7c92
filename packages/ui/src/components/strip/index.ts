export { Strip } from './strip.js'
export type { StripProps } from './strip.js'
