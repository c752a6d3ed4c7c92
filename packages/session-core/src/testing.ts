export { hostilePaths } from './lib/hostile-paths.js'
export { createMachineDriver, type MachineDriver } from './lib/machine-driver.js'
