export { removeRegisteredWorker, watchServiceWorker } from './lib/browser/watch-service-worker.js'
export type {
  WatchedWorker,
  WatchServiceWorkerOptions,
} from './lib/browser/watch-service-worker.js'
export { hasSeenPage, readSeenPages } from './lib/browser/read-seen-pages.js'
export type { ReadSeenPagesOptions, SeenPage } from './lib/browser/read-seen-pages.js'
