export { IconButton, IconLink } from './icon-button.js'
export type { IconButtonLook, IconButtonProps, IconLinkProps } from './icon-button.js'
