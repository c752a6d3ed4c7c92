export { MenuBar } from './menu-bar.js'
export type { MenuBarProps } from './menu-bar.js'
