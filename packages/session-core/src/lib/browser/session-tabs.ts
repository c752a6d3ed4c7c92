/** The tabs that share a session. */
export interface SessionTabs {
  /**
   * Runs a task while no other tab runs one. Waits 5 s at most: a holder that has died by then is passed.
   *
   * @param signal Ends the waiting; a task that has begun runs on.
   * @throws {SessionError} `lock-aborted` when the signal came first; otherwise what the task throws.
   */
  lock(task: () => Promise<void>, signal?: AbortSignal): Promise<void>
  /** Tells the other tabs. */
  post(text: string): void
  /** Calls the listener with what other tabs tell. @returns The way to stop it. */
  subscribe(listener: (text: string) => void): () => void
}

/** One tab that knows of no others. */
export function createLonelyTab(): SessionTabs {
  return { lock: (task) => task(), post: () => {}, subscribe: () => () => {} }
}
