export { createLocalStorage, createSessionStorage } from './lib/text-storage.js'
export type { StorageWindow, TextStorage } from './lib/text-storage.js'
