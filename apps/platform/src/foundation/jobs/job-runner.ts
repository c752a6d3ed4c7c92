import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.js'
import { failureReason } from '../messages/failure-reason.js'
import { finishJob, leaseJobs, registerJobs, renewLease } from './job-leases.js'
import type { JobLease } from './job-leases.js'
import type { Job } from './job.js'

export interface JobRunnerOptions {
  database: Database
  jobs: readonly Job[]
  /** Called with a run that failed; it is tried again. */
  onFailed: (error: unknown, job: { name: string; attempts: number }) => void
  /**
   * The clocks of processes that share a database may differ by a part of the lease.
   * @default () => new Date()
   */
  clock?: () => Date
  /**
   * Milliseconds after which a dead holder's lease expires. A running one renews it. @default
   * 30_000
   */
  leaseMs?: number
}

/**
 * Runs jobs of one process; another process on the same database never runs one of them at the same
 * time.
 */
export interface JobRunner {
  /** Starts the jobs that are due, and returns their names. */
  startDue(): Promise<string[]>
  /** Waits for running jobs. */
  settle(): Promise<void>
  /** Signals running jobs to start nothing new, and waits for them. */
  stop(): Promise<void>
}

/** Builds a {@link JobRunner}. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, jobs } = options
  const clock = options.clock ?? (() => new Date())
  const leaseMs = options.leaseMs ?? 30_000
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isRegistered = false

  const settle = async () => {
    await Promise.all(running.values())
  }
  return {
    async startDue() {
      const names = jobs.map(({ name }) => name).filter((name) => !running.has(name))
      const leases = await database.admin(async (sql) => {
        if (!isRegistered) await registerJobs(sql, jobs, clock())
        return leaseJobs(sql, { names, lease: randomUUID(), now: clock(), leaseMs })
      })
      isRegistered = true
      for (const lease of leases) {
        const job = jobs.find(({ name }) => name === lease.name)!
        const run = runLeased({ ...options, job, lease, clock, leaseMs, stopping: stopping.signal })
        running.set(
          job.name,
          run.finally(() => running.delete(job.name)),
        )
      }
      return leases.map(({ name }) => name)
    },
    settle,
    async stop() {
      stopping.abort()
      await settle()
    },
  }
}

interface LeasedRun extends Required<Omit<JobRunnerOptions, 'jobs'>> {
  job: Job
  lease: JobLease
  stopping: AbortSignal
}

async function runLeased({ database, job, lease, clock, leaseMs, ...run }: LeasedRun) {
  const lost = new AbortController()
  const renewal = setInterval(() => {
    const until = new Date(clock().getTime() + leaseMs)
    // A database that does not respond ends the job; the next renewal tries again.
    void database
      .admin((sql) => renewLease(sql, lease, until))
      .then(
        (isHeld) => isHeld || lost.abort(),
        () => undefined,
      )
  }, leaseMs / 3)
  renewal.unref()
  const startedMs = clock().getTime()
  const signal = AbortSignal.any([lost.signal, run.stopping])
  const failure = await untilDone(job, clock, signal).then(
    () => null,
    (error: unknown) => {
      run.onFailed(error, { name: job.name, attempts: lease.attempts })
      return failureReason(error)
    },
  )
  clearInterval(renewal)
  const now = clock()
  const waitMs = failure === null ? job.everyMs : retryAfterMs(job, lease.attempts)
  const nextAt = new Date(now.getTime() + waitMs)
  const result = { nextAt, tookMs: now.getTime() - startedMs, failure, now }
  await database
    .admin((sql) => finishJob(sql, lease, result))
    // The lease expires, and the job is then tried again.
    .catch((error: unknown) => run.onFailed(error, { name: job.name, attempts: lease.attempts }))
}

async function untilDone(job: Job, clock: () => Date, signal: AbortSignal): Promise<void> {
  let hasMore: boolean | void = true
  while (hasMore === true && !signal.aborted) hasMore = await job.run({ now: clock(), signal })
}

const mostWaitMs = 15 * 60 * 1_000

/** 5 s or the job's own pause, twice as long each time, at most a quarter of an hour. */
function retryAfterMs(job: Job, attempts: number): number {
  const growing = 5_000 * 2 ** Math.min(attempts - 1, 10)
  return Math.max(Math.min(growing, mostWaitMs), Math.min(job.everyMs, mostWaitMs))
}
