export { isUnsupportedBrowser } from './lib/routes/is-unsupported-browser.js'
export { CACHE_HEADER, FRAME_HEADER } from './lib/routes/page-headers.js'
export type { RequestContext } from './lib/routes/request-context.js'
export {
  isOpenToEveryone,
  isPublic,
  readHandle,
  type RouteHandle,
} from './lib/routes/route-handle.js'
