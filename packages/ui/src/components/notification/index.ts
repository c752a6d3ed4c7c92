export { Notification } from './notification.js'
export type { NotificationProps } from './notification.js'
