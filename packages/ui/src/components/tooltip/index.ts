export { Tooltip } from './tooltip.js'
export type { TooltipProps } from './tooltip.js'
