/** Work that comes again and again. What is to be done once is a row of its domain that such a job finds. */
export interface Job {
  /** Names its row: the same in every process and for ever. */
  name: string
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number
  /**
   * Does what is due, so that doing it twice does no harm: a process that dies may have done a part of it.
   *
   * @returns True when there is more to do at once.
   * @throws when it should be tried again later.
   */
  run(call: JobCall): Promise<boolean | void>
}

export interface JobCall {
  now: Date
  /** Ends when the process is stopping or another one has taken the job over: begin nothing new then. */
  signal: AbortSignal
}
