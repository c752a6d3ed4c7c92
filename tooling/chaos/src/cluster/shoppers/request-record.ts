/** What became of every request of every shopper. */
export interface RequestRecord {
  /** Counts an answer that did what was asked. */
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
  /** Longest time in which no request of anybody succeeded. */
  longestGapMs: number
}

export interface Failure {
  cause: string
  sentAtMs: number
  failedAtMs: number
}

/** Most failures that are kept; a run with more has failed anyway. */
const maxKept = 1_000

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
      if (failures.length < maxKept) failures.push({ cause, sentAtMs, failedAtMs: nowMs() })
    },
    replay: () => void (replays += 1),
    figures: () => ({ requests, replays, failures, longestGapMs }),
  }
}
