export { Container } from './container.js'
export type { ContainerProps } from './container.js'
