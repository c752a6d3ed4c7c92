export { removeRegisteredWorker, watchServiceWorker } from './lib/browser/watch-service-worker.js'
export type { WatchedWorker, WatchServiceWorkerOptions } from './lib/browser/watch-service-worker.js'
