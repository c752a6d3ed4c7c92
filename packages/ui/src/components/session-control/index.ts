export { SessionControl } from './session-control.js'
export type { SessionControlProps, SessionLink } from './session-control.js'
