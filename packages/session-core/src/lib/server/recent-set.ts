/** Keys that are remembered for a while. */
export interface RecentSet {
  add(key: string): void
  has(key: string): boolean
}

/** Creates a set whose keys are forgotten after so many milliseconds. */
export function createRecentSet(keepMs: number, nowMs: () => number): RecentSet {
  const addedAtMs = new Map<string, number>()
  const sweep = () => {
    for (const [key, atMs] of addedAtMs) {
      if (atMs + keepMs > nowMs()) return
      addedAtMs.delete(key)
    }
  }
  return {
    add(key) {
      sweep()
      addedAtMs.delete(key)
      addedAtMs.set(key, nowMs())
    },
    has(key) {
      sweep()
      return addedAtMs.has(key)
    },
  }
}
