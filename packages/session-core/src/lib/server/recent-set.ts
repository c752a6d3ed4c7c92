/** A set whose keys expire. */
export interface RecentSet {
  add(key: string): void
  has(key: string): boolean
}

/** Creates a set that deletes a key after so many milliseconds. */
export function createRecentSet(keepMs: number, nowMs: () => number): RecentSet {
  const addedAtMs = new Map<string, number>()
  const deleteOld = () => {
    for (const [key, atMs] of addedAtMs) {
      if (atMs + keepMs > nowMs()) return
      addedAtMs.delete(key)
    }
  }
  return {
    add(key) {
      deleteOld()
      addedAtMs.delete(key)
      addedAtMs.set(key, nowMs())
    },
    has(key) {
      deleteOld()
      return addedAtMs.has(key)
    },
  }
}
