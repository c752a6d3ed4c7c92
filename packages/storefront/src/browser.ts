export { openLocalStorage, openSessionStorage, perStore } from './browser/per-store.js'
export { whenIdle } from './browser/when-idle.js'
