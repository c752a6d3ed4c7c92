export { buildServiceWorker } from './lib/vite/build-service-worker.js'
export type { BuildServiceWorkerOptions } from './lib/vite/build-service-worker.js'
