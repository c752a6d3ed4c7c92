export { Text } from './text.js'
export type { TextProps } from './text.js'
