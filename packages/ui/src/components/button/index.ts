export { Button } from './button.js'
export type { ButtonAppearance, ButtonProps } from './button.js'
export { ButtonLink } from './button-link.js'
export type { ButtonLinkProps } from './button-link.js'
