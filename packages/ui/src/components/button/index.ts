export { Button } from './button.js'
export type { ButtonLook, ButtonProps } from './button.js'
export { ButtonLink } from './button-link.js'
export type { ButtonLinkProps } from './button-link.js'
