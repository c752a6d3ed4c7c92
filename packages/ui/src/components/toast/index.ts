export { Toast } from './toast.js'
export type { ToastProps } from './toast.js'
export { ToastRegion } from './toast-region.js'
export type { ToastMessage, ToastRegionProps } from './toast-region.js'
