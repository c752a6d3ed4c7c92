export {
  createRouteChecks,
  type RouteCheck,
  type RouteChecksOptions,
} from './lib/routes/create-route-checks.js'
export { isUnsupportedBrowser } from './lib/routes/is-unsupported-browser.js'
export { CACHE_HEADER, FRAME_HEADER, SOURCES_HEADER } from './lib/routes/page-headers.js'
export type { RequestContext } from './lib/routes/request-context.js'
export { deferHydration } from './lib/hydration/defer-hydration.js'
export { correctRenderedHtml } from './lib/hydration/correct-rendered-html.js'
export { yieldToEventLoop } from './lib/server/yield-to-event-loop.js'
export {
  createGeneratedFileCache,
  type GeneratedFileCache,
  type GeneratedFileCacheOptions,
  type GeneratedFile,
} from './lib/files/create-generated-file-cache.js'
export { createFormTimestamp, formPauseLeftMs } from './lib/security/form-timestamp.js'
export type { FormTimestampSettings } from './lib/security/form-timestamp.js'
export { seal, SEALED_LIMIT, unseal } from './lib/security/seal.js'
export { createEventStream, type EventStreamOptions } from './lib/server/create-event-stream.js'
