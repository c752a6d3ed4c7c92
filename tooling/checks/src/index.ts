export { findNewerMethods, listNewerMethods } from './browsers/find-newer-methods.js'
export type { NewerMethod } from './browsers/find-newer-methods.js'
export { readSupportedBrowsers } from './browsers/supported-browsers.js'
export type { SupportedBrowser } from './browsers/supported-browsers.js'
