export { createOfflineChanges } from './lib/changes/offline-changes.js'
export type { OfflineChanges, OfflineChangesOptions } from './lib/changes/offline-changes.js'
