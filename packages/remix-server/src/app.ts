export {
  createRouteChecks,
  type RouteCheck,
  type RouteChecksOptions,
} from './lib/routes/create-route-checks.js'
export { isUnsupportedBrowser } from './lib/routes/is-unsupported-browser.js'
export { CACHE_HEADER, FRAME_HEADER, SOURCES_HEADER } from './lib/routes/page-headers.js'
export type { RequestContext } from './lib/routes/request-context.js'
export type {
  FindPartOptions,
  KeptParts,
  PageParts,
  PagePartsOptions,
  PartMarks,
} from './lib/pages/create-kept-parts.js'
export { lateScripts } from './lib/pages/late-scripts.js'
export { createPageResponse, type PageResponseInit } from './lib/pages/page-response.js'
export type { PagePiece, SharedMarkup } from './lib/pages/page-pieces.js'
export type { PageData } from './lib/page-data/page-data.js'
export { takePageData, type TakePageDataOptions } from './lib/page-data/take-page-data.js'
export { readHandoff, withoutFlags } from './lib/pages/read-handoff.js'
export { waitForTurn } from './lib/http/wait-for-turn.js'
export {
  createWrittenFileCache,
  type WrittenFileCache,
  type WrittenFileCacheOptions,
  type WrittenFile,
} from './lib/files/create-written-file-cache.js'
export { createFormTimestamp, formPauseLeftMs } from './lib/security/form-timestamp.js'
export type { FormTimestampSettings } from './lib/security/form-timestamp.js'
export { seal, SEALED_LIMIT, unseal } from './lib/security/seal.js'
export { createEventStream, type EventStreamOptions } from './lib/http/create-event-stream.js'
