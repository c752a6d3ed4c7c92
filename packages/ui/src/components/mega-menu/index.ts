export { MegaMenu } from './mega-menu.js'
export type { MegaMenuProps } from './mega-menu.js'
export type { MegaMenuItem, MegaMenuLink } from './mega-menu-item.js'
