export { ViewToggle } from './view-toggle.js'
export type { ViewToggleProps, ListLayout } from './view-toggle.js'
