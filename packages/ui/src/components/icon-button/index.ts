export { IconButton, IconLink } from './icon-button.js'
export type { IconButtonAppearance, IconButtonProps, IconLinkProps } from './icon-button.js'
