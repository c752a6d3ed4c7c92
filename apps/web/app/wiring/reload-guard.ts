/** Where the last reload is remembered: the storage of one tab. */
export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'floga.reloaded'

/** A file that is missing twice within this time will not come by loading the page again. */
export const reloadPauseMs = 60_000

/**
 * Whether a page whose scripts or styles could not be loaded may load itself again: once a minute at most, so that it never
 * goes round in circles. A storage that cannot remember allows none.
 */
export function mayReload(memory: ReloadMemory, nowMs: number): boolean {
  try {
    const last = Number(memory.getItem(KEY) ?? -reloadPauseMs)
    if (nowMs - last < reloadPauseMs) return false
    memory.setItem(KEY, String(nowMs))
    return true
  } catch {
    return false
  }
}

/** Loads the page again when a part of it is missing on the server, as after a new version. @returns how to stop it. */
export function reloadOnMissingParts(window: Window): () => void {
  const onMissing = (event: Event): void => {
    if (!mayReload(window.sessionStorage, Date.now())) return
    event.preventDefault()
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', onMissing)
  return () => window.removeEventListener('vite:preloadError', onMissing)
}
