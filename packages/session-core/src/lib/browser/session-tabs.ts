/** Communication between the tabs that share a session. */
export interface SessionTabs {
  /**
   * Runs a task while no other tab runs one. Waits 5 s at most: the lock of a closed or frozen tab is then taken over.
   *
   * @param signal Ends the waiting; a task that has begun runs on.
   * @throws {SessionError} `lock-aborted` when the signal came first; otherwise what the task throws.
   */
  lock(task: () => Promise<void>, signal?: AbortSignal): Promise<void>
  /** Sends a text to the other tabs. */
  post(text: string): void
  /** Calls the listener with what other tabs send, in place of the one before. @returns The way to stop it. */
  subscribe(listener: (text: string) => void): () => void
}

/** Tabs of an environment that has only one. */
export function createSingleTab(): SessionTabs {
  return { lock: (task) => task(), post: () => {}, subscribe: () => () => {} }
}
