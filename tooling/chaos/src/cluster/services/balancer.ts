/** Some processes of one kind behind one address. */
export interface BalancedGroup {
  name: 'shops' | 'platforms'
  /** Where the balancer answers, on this machine. */
  port: number
  /** Where the processes answer. */
  memberPorts: readonly number[]
}

/** Sends each request to a process that says at `/readyz` that it is ready. */
export interface Balancer {
  stop(): Promise<void>
  /** What it wrote of the last requests that failed, as it writes it. */
  errors(): string[]
}

/** How often each process is asked whether it is ready. A process that stops has to drain for longer than this. */
export const checkEveryMs = 250
