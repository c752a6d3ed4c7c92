export { removeServiceWorker } from './lib/worker/remove-service-worker.js'
export { startServiceWorker } from './lib/worker/start-service-worker.js'
export type { CacheLimit, WorkerMessage, WorkerSettings } from './lib/worker-settings.js'
