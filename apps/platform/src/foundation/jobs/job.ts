/** A recurring job. One-time work is a row of its domain that such a job finds. */
export interface Job {
  /** Names its row: the same in every process and version. */
  name: string
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number
  /**
   * Runs due work. Must be idempotent: a process may have died halfway.
   *
   * @returns True when there is more to do at once.
   * @throws when it should be tried again later.
   */
  run(call: JobCall): Promise<boolean | void>
}

export interface JobCall {
  now: Date
  /** Aborted when the process stops or another one holds the lease: start nothing new then. */
  signal: AbortSignal
}
