export { captureInstallPrompt } from './lib/browser/capture-install-prompt.js'
export type { CapturedInstallPrompt, InstallOutcome } from './lib/browser/capture-install-prompt.js'
export {
  createInstallAtoms,
  hasHomeScreenMenu,
  readDisplayMode,
} from './lib/browser/install-atoms.js'
export type {
  DisplayMode,
  DisplayModeWindow,
  InstallAtoms,
  InstallAtomsOptions,
  InstallOffer,
} from './lib/browser/install-atoms.js'
export { countSeenPages, hasSeenPage, readSeenPages } from './lib/browser/read-seen-pages.js'
export type { ReadSeenPagesOptions, SeenPage } from './lib/browser/read-seen-pages.js'
export { removeRegisteredWorker, watchServiceWorker } from './lib/browser/watch-service-worker.js'
export type {
  WatchedWorker,
  WatchServiceWorkerOptions,
} from './lib/browser/watch-service-worker.js'
