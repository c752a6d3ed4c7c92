export { ignoreAbortedLoads } from './lib/browser/ignore-aborted-loads.js'
export { keepStyles } from './lib/browser/keep-styles.js'
export { loadPageData, type PageDataWindow } from './lib/browser/load-page-data.js'
export { loadStyles } from './lib/browser/load-styles.js'
export { reloadOnMissingParts } from './lib/browser/reload-on-missing-parts.js'
export { takeHeldPresses } from './lib/browser/take-held-presses.js'
export {
  isOpenToEveryone,
  isPublic,
  type PageQuery,
  type RouteHandle,
} from './lib/routes/route-handle.js'
