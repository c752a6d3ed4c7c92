export { MessageBox } from './message-box.js'
export type { MessageBoxProps } from './message-box.js'
