export { installPackages } from './install-packages.js'
export { packPackages, packServers } from './pack-packages.js'
export type { PackedPackage } from './pack-packages.js'
export { entryBudgets, weighEntry } from './weigh-entry.js'
