export { AppNotice } from './components/app-notice/app-notice.js'
export type { AppNoticeProps } from './components/app-notice/app-notice.js'
export { AppNotices } from './components/app-notice/app-notices.js'
