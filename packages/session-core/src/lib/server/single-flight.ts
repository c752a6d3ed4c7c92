/** Calls that are made once for everybody who asks at the same time. */
export interface SingleFlight<Answer> {
  /** Joins the call of this key, or makes it. What it answered is said again for a while; a failure is not. */
  fly(key: string, call: () => Promise<Answer>): Promise<Answer>
}

/** Options of {@link createSingleFlight}. */
export interface SingleFlightOptions {
  /** How long an answer is said again, in milliseconds. */
  keepMs: number
  nowMs: () => number
}

/** Creates an empty memory of calls. */
export function createSingleFlight<Answer>(options: SingleFlightOptions): SingleFlight<Answer> {
  const { keepMs, nowMs } = options
  const flights = new Map<string, { answer: Promise<Answer>; landedAtMs: number | null }>()

  const sweep = () => {
    for (const [key, { landedAtMs }] of flights) {
      if (landedAtMs !== null && landedAtMs + keepMs <= nowMs()) flights.delete(key)
    }
  }
  return {
    fly(key, call) {
      sweep()
      const known = flights.get(key)
      if (known) return known.answer
      const flight: { answer: Promise<Answer>; landedAtMs: number | null } = {
        answer: call(),
        landedAtMs: null,
      }
      flights.set(key, flight)
      flight.answer.then(
        () => void (flight.landedAtMs = nowMs()),
        () => void flights.delete(key),
      )
      return flight.answer
    },
  }
}
