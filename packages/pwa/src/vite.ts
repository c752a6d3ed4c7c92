export { buildServiceWorker } from './lib/build/build-service-worker.js'
export type { BuildServiceWorkerOptions } from './lib/build/build-service-worker.js'
