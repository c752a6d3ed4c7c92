/** A set whose keys expire. */
export interface ExpiringSet {
  add(key: string): void
  has(key: string): boolean
}

/** Creates a set that deletes a key after so many milliseconds. */
export function createExpiringSet(lifetimeMs: number, nowMs: () => number): ExpiringSet {
  const addedAtMs = new Map<string, number>()
  const deleteOld = () => {
    for (const [key, atMs] of addedAtMs) {
      if (atMs + lifetimeMs > nowMs()) return
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
