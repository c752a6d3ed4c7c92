/** Some processes of one kind behind one address. */
export interface BalancedGroup {
  name: 'shops' | 'platforms'
  /** The balancer's port on this machine. */
  port: number
  /** Ports of the processes. */
  memberPorts: readonly number[]
}

/** Routes each request to a process that is ready according to `/readyz`. */
export interface Balancer {
  stop(): Promise<void>
  /** Its log of the latest failed requests. */
  errors(): string[]
}

/** Interval of readiness checks. A process that stops has to drain for longer than this. */
export const checkEveryMs = 250
