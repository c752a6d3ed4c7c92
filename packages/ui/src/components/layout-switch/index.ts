export { LayoutSwitch } from './layout-switch.js'
export type { LayoutSwitchProps, ListLayout } from './layout-switch.js'
