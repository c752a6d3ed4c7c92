export { Stack } from './stack.js'
export type { StackProps } from './stack.js'
