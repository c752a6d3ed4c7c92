/** Results of all shoppers' requests. */
export interface RequestRecord {
  /** Counts a successful response. */
  succeed(): void
  /** Counts one that did not, at the moment when it was sent. */
  fail(cause: string, sentAtMs: number): void
  /** Counts a request that was sent again after a failure. */
  replay(): void
  figures(): RequestFigures
}

export interface RequestFigures {
  requests: number
  replays: number
  failures: readonly Failure[]
  /** Longest time without a successful request. */
  longestGapMs: number
}

export interface Failure {
  cause: string
  sentAtMs: number
  failedAtMs: number
}

/** Maximum number of stored failures; a run with more has failed anyway. */
const maxEntries = 1_000

/** Creates {@link RequestRecord}. */
export function createRequestRecord(nowMs = () => performance.now()): RequestRecord {
  const failures: Failure[] = []
  let [requests, replays, longestGapMs] = [0, 0, 0]
  let lastMs: number | undefined
  return {
    succeed() {
      requests += 1
      const now = nowMs()
      longestGapMs = Math.max(longestGapMs, now - (lastMs ?? now))
      lastMs = now
    },
    fail(cause, sentAtMs) {
      requests += 1
      if (failures.length < maxEntries) failures.push({ cause, sentAtMs, failedAtMs: nowMs() })
    },
    replay: () => void (replays += 1),
    figures: () => ({ requests, replays, failures, longestGapMs }),
  }
}
