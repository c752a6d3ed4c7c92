/** Communication between the tabs that share a session. */
export interface SessionTabs {
  /**
   * Runs a task while no other tab runs one. Waits at most 5 s, then steals the lock of a closed or
   * frozen tab.
   *
   * @param signal Ends the waiting; a task that has begun runs on.
   * @throws {SessionError} `lock-aborted` when the signal fired first; otherwise the error of the
   * task.
   */
  lock(task: () => Promise<void>, signal?: AbortSignal): Promise<void>
  /** Sends a text to the other tabs. */
  post(text: string): void
  /**
   * Subscribes to messages from other tabs, replacing the previous listener. @returns A function
   * that unsubscribes.
   */
  subscribe(listener: (text: string) => void): () => void
}

/** Tabs of an environment that has only one. */
export function createSingleTab(): SessionTabs {
  return { lock: (task) => task(), post: () => {}, subscribe: () => () => {} }
}
