/** Shares one call between concurrent callers. */
export interface SingleFlight<Answer> {
  /**
   * Joins the pending call of this key, or starts it. Its result is repeated for a while; a failure
   * is not.
   */
  run(key: string, call: () => Promise<Answer>): Promise<Answer>
}

export interface SingleFlightOptions {
  /** How long a result is repeated, in milliseconds. */
  keepMs: number
  nowMs: () => number
}

interface StartedCall<Answer> {
  answer: Promise<Answer>
  answeredAtMs: number | null
}

/** Creates a single flight without calls. */
export function createSingleFlight<Answer>(options: SingleFlightOptions): SingleFlight<Answer> {
  const { keepMs, nowMs } = options
  const started = new Map<string, StartedCall<Answer>>()

  const deleteOld = () => {
    for (const [key, { answeredAtMs }] of started) {
      if (answeredAtMs !== null && answeredAtMs + keepMs <= nowMs()) started.delete(key)
    }
  }
  return {
    run(key, call) {
      deleteOld()
      const known = started.get(key)
      if (known) return known.answer
      const own: StartedCall<Answer> = { answer: call(), answeredAtMs: null }
      started.set(key, own)
      own.answer.then(
        () => void (own.answeredAtMs = nowMs()),
        () => void started.delete(key),
      )
      return own.answer
    },
  }
}
