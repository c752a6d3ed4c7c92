export { createManifest } from './lib/create-manifest.js'
export type {
  ManifestImage,
  ManifestOptions,
  ManifestScreenshot,
  ManifestShortcut,
} from './lib/create-manifest.js'
export type { CacheLimit, WorkerSettings } from './lib/worker-settings.js'
