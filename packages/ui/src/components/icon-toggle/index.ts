export { IconToggle } from './icon-toggle.js'
export type { IconToggleProps } from './icon-toggle.js'
