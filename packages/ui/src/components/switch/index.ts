export { Switch } from './switch.js'
export type { SwitchProps } from './switch.js'
