import type { Database, Transaction } from './database.js'
import { sqlState } from './database.js'

/** A database that follows another one, and may be behind it or away. */
export interface Replica {
  /** Whether it failed within the last seconds: requests do not wait for it then. */
  isAway(): boolean
  /**
   * Runs reads of one tenant there. @returns undefined on failure; errors of the work itself are
   * rethrown.
   */
  read<T>(tenant: string, work: (sql: Transaction) => Promise<T>): Promise<{ value: T } | undefined>
}

/** How long it is left alone after it failed. */
const awayMs = 5_000

/** Creates {@link Replica}. */
export function createReplica(options: {
  database: Pick<Database, 'read'>
  /** Called when it fails and when it responds again. */
  onChange: (isAway: boolean, error?: unknown) => void
  nowMs?: () => number
}): Replica {
  const { database, onChange, nowMs = () => performance.now() } = options
  let awayUntilMs: number | undefined
  const fail = (error: unknown): void => {
    // Canceled because of a conflict with replication: the next read succeeds.
    if (sqlState(error)?.startsWith('40')) return
    if (awayUntilMs === undefined) onChange(true, error)
    awayUntilMs = nowMs() + awayMs
  }
  const succeed = (): void => {
    if (awayUntilMs !== undefined) onChange(false)
    awayUntilMs = undefined
  }
  return {
    isAway: () => awayUntilMs !== undefined && nowMs() < awayUntilMs,
    async read(tenant, work) {
      let [hasBegun, hasFailed] = [false, false]
      try {
        const value = await database.read(tenant, (sql) => {
          hasBegun = true
          return work({
            query: (text, params) =>
              sql.query<never>(text, params).catch((error: unknown) => {
                hasFailed = true
                throw error
              }),
          })
        })
        succeed()
        return { value }
      } catch (error) {
        if (hasBegun && !hasFailed) throw error
        fail(error)
        return undefined
      }
    },
  }
}
