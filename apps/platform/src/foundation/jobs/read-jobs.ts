import type { Transaction } from '../database/database.js'

/** `waiting`: nothing to do until it is due. `failed`: it waits to be tried again. */
export type JobStatus = 'due' | 'running' | 'failed' | 'waiting'

/** A job as staff see it. */
export interface JobReport {
  name: string
  status: JobStatus
  everyMs: number
  dueAt: Date
  /** Runs in a row that did not end well. */
  attempts: number
  startedAt: Date | null
  succeededAt: Date | null
  tookMs: number | null
  lastError: string | null
}

interface JobRow extends Omit<JobReport, 'status'> {
  leaseUntil: Date | null
}

/** Every job, by name. */
export async function readJobs(sql: Transaction, now: Date): Promise<JobReport[]> {
  const rows = await sql.query<JobRow>(
    `SELECT name, every_ms AS "everyMs", due_at AS "dueAt", lease_until AS "leaseUntil", attempts,
            started_at AS "startedAt", succeeded_at AS "succeededAt", took_ms AS "tookMs",
            last_error AS "lastError"
     FROM jobs ORDER BY name`,
  )
  return rows.map(({ leaseUntil, ...row }) => ({ ...row, status: statusOf(row, leaseUntil, now) }))
}

function statusOf(
  { dueAt, lastError }: Pick<JobRow, 'dueAt' | 'lastError'>,
  leaseUntil: Date | null,
  now: Date,
): JobStatus {
  if (leaseUntil && leaseUntil > now) return 'running'
  if (dueAt <= now) return 'due'
  return lastError === null ? 'waiting' : 'failed'
}
