export { ignoreAbortedLoads } from './lib/hydration/ignore-aborted-loads.js'
export { replayQueuedInteractions } from './lib/hydration/replay-queued-interactions.js'
export { retainStylesheets } from './lib/hydration/retain-stylesheets.js'
export { enableStylesheets } from './lib/hydration/enable-stylesheets.js'
export { watchLeaving, type PageLeaving } from './lib/hydration/page-leaving.js'
export { handleChunkLoadError } from './lib/hydration/handle-chunk-load-error.js'
export {
  isOpenToEveryone,
  isPublic,
  type PageQuery,
  type RouteHandle,
} from './lib/routes/route-handle.js'
