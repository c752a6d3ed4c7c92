export { InfoBar } from './info-bar.js'
export type { InfoBarItem, InfoBarProps } from './info-bar.js'
