export { Heading } from './heading.js'
export type { HeadingProps } from './heading.js'
