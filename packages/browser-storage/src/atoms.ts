export { createStoredAtom } from './lib/stored-atom.js'
export type { StorageProblem, StoredAtom, StoredAtomOptions } from './lib/stored-atom.js'
