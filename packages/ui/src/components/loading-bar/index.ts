export { LoadingBar } from './loading-bar.js'
export type { LoadingBarProps } from './loading-bar.js'
export { useLoadingBar } from './use-loading-bar.js'
export type { UseLoadingBarOptions } from './use-loading-bar.js'
