export { SkipLink } from './skip-link.js'
export type { SkipLinkProps } from './skip-link.js'
