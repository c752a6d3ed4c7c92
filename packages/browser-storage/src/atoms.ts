export { createStoredAtom } from './lib/stored-atom.js'
export type { AtomStore, StorageProblem, StoredAtom, StoredAtomOptions } from './lib/stored-atom.js'
