import type { Transaction } from '../database/database.js'
import type { Job } from './job.js'

/** A job that its holder may run until the lease ends. */
export interface JobLease {
  name: string
  /** Names the holder. */
  lease: string
  /** This run among those that did not end well, from 1. */
  attempts: number
}

/** Inserts rows of new jobs; a new job is due at once. */
export async function registerJobs(
  sql: Transaction,
  jobs: readonly Job[],
  now: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO jobs (name, every_ms, due_at)
     SELECT j.name, j.every_ms, $3::timestamptz
     FROM unnest($1::text[], $2::integer[]) AS j (name, every_ms)
     ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms
     WHERE jobs.every_ms <> excluded.every_ms`,
    [jobs.map(({ name }) => name), jobs.map(({ everyMs }) => everyMs), now.toISOString()],
  )
}

export interface LeaseJobsOptions {
  names: readonly string[]
  /** Names the holder. */
  lease: string
  now: Date
  /** After it another process may take the job: the holder is then thought dead. */
  leaseMs: number
}

/** Leases due jobs that no process holds. */
export async function leaseJobs(sql: Transaction, options: LeaseJobsOptions): Promise<JobLease[]> {
  const { names, lease, now, leaseMs } = options
  return sql.query<JobLease>(
    `UPDATE jobs SET lease = $2, lease_until = $4::timestamptz, started_at = $3::timestamptz,
       attempts = attempts + 1
     WHERE name IN (
       SELECT name FROM jobs
       WHERE name = ANY($1::text[]) AND due_at <= $3::timestamptz
         AND (lease_until IS NULL OR lease_until <= $3::timestamptz)
       FOR UPDATE SKIP LOCKED
     ) RETURNING name, lease, attempts`,
    [names, lease, now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  )
}

/** Holds a job for longer; false when another process has taken it. */
export async function renewLease(sql: Transaction, held: JobLease, until: Date): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE jobs SET lease_until = $3::timestamptz WHERE name = $1 AND lease = $2 RETURNING name',
    [held.name, held.lease, until.toISOString()],
  )
  return rows.length === 1
}

export interface JobResult {
  nextAt: Date
  tookMs: number
  /** Null when it ended well. */
  failure: string | null
  now: Date
}

/** Releases a job after a run; does nothing when another process has taken it. */
export async function finishJob(
  sql: Transaction,
  held: JobLease,
  result: JobResult,
): Promise<void> {
  await sql.query(
    `UPDATE jobs SET lease = NULL, lease_until = NULL, due_at = $3::timestamptz, took_ms = $4,
       last_error = $5::text,
       attempts = CASE WHEN $5::text IS NULL THEN 0 ELSE attempts END,
       succeeded_at = CASE WHEN $5::text IS NULL THEN $6::timestamptz ELSE succeeded_at END
     WHERE name = $1 AND lease = $2`,
    [
      held.name,
      held.lease,
      result.nextAt.toISOString(),
      Math.round(result.tookMs),
      result.failure?.slice(0, 300) ?? null,
      result.now.toISOString(),
    ],
  )
}
