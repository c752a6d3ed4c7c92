export { Notice } from './notice.js'
export type { NoticeProps } from './notice.js'
