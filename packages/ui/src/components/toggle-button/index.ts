export { ToggleButton } from './toggle-button.js'
export type { ToggleButtonProps } from './toggle-button.js'
