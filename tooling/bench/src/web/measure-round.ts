import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  /** Requests under way at once. */
  connections: number
}

export interface Round {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Responses other than success, and broken connections. */
  failures: number
}

export interface RateSummary extends Round {
  name: string
  connections: number
}

/** Loads one address for some seconds. */
export async function measureRound(target: Target, durationSeconds: number): Promise<Round> {
  const result = await autocannon({
    url: target.url,
    connections: target.connections,
    duration: durationSeconds,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
  })
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

/** The median over rounds, so that one disturbed round does not decide. */
export function summariseRounds(target: Target, rounds: readonly Round[]): RateSummary {
  return {
    name: target.name,
    connections: target.connections,
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p50Ms: median(rounds.map((round) => round.p50Ms)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  }
}

/** The middle value; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
