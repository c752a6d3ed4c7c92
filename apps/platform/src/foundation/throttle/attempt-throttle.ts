import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../database/database.js'
import { createHashNetwork } from './hash-network.js'
import { toMailbox } from './to-mailbox.js'
import type { HashNetwork } from './hash-network.js'

export interface Attempt {
  tenant: string
  /** IP address of the call. */
  address: string
  /**
   * The record named by the attempt, whether it exists or not: an e-mail address, the number of an
   * order; null for none.
   */
  key: string | null
}

/**
 * Limits attempts, such as guessed passwords or strangers' addresses in forms: by caller's network,
 * and by key.
 */
export interface AttemptThrottle {
  /**
   * Counts an attempt before it is tried.
   *
   * @returns Milliseconds to wait when there were too many; undefined when it may go on.
   */
  consume(attempt: Attempt): Promise<number | undefined>
  /** Takes a successful attempt back, and clears the count of its key. */
  reset(attempt: Attempt): Promise<void>
}

/** How often something may be tried. */
export interface AttemptLimits {
  /** Attempts from one network within the window. @default 30 */
  perAddress?: number
  /** Attempts at one key within the window. @default 15 */
  perKey?: number
  /** Seconds. @default 3_600 */
  windowSeconds?: number
}

export interface AttemptThrottleOptions extends AttemptLimits {
  database: Database
  /** Attempts of one kind are counted together, by every process. */
  kind: string
  /** @default one of this process alone */
  hashNetwork?: HashNetwork
  /** @default () => new Date() */
  clock?: () => Date
}

/** Counts in the database, where every process of the platform sees it. */
export function createAttemptThrottle(options: AttemptThrottleOptions): AttemptThrottle {
  const { database, kind, clock = () => new Date(), hashNetwork = createHashNetwork() } = options
  const { perAddress = 30, perKey = 15, windowSeconds = 3_600 } = options

  async function count(sql: Transaction, key: string, limit: number): Promise<number | undefined> {
    const now = clock()
    const [row] = await sql.query<{ count: number; endsAt: Date }>(
      `INSERT INTO attempts (tenant, kind, key, count, ends_at)
       VALUES (current_setting('floga.tenant'), $1, $2, 1, $4::timestamptz)
       ON CONFLICT (tenant, kind, key) DO UPDATE SET
         count = CASE WHEN attempts.ends_at > $3::timestamptz THEN attempts.count + 1 ELSE 1 END,
         ends_at = CASE WHEN attempts.ends_at > $3::timestamptz THEN attempts.ends_at ELSE $4::timestamptz END
       RETURNING count, ends_at AS "endsAt"`,
      [kind, key, now.toISOString(), new Date(now.getTime() + windowSeconds * 1_000).toISOString()],
    )
    return row!.count > limit ? Math.max(1, row!.endsAt.getTime() - now.getTime()) : undefined
  }

  return {
    consume: ({ tenant, address, key }) =>
      database.write(tenant, async (sql) => {
        // A rejected network counts no more keys, so that their number is limited too.
        const waitMs = await count(sql, hashNetwork(tenant, address), perAddress)
        if (waitMs !== undefined || key === null) return waitMs
        return count(sql, hashKey(tenant, key), perKey)
      }),
    reset: ({ tenant, address, key }) =>
      database.write(tenant, async (sql) => {
        await sql.query('DELETE FROM attempts WHERE kind = $1 AND key = $2', [
          kind,
          key === null ? '' : hashKey(tenant, key),
        ])
        await sql.query(
          'UPDATE attempts SET count = greatest(0, count - 1) WHERE kind = $1 AND key = $2',
          [kind, hashNetwork(tenant, address)],
        )
      }),
  }
}

/** Deletes expired counts. */
export async function purgeAttempts(sql: Transaction, now: Date): Promise<void> {
  await sql.query('DELETE FROM attempts WHERE ends_at <= $1::timestamptz', [now.toISOString()])
}

/**
 * Normalized, and as a hash: e-mail addresses are not stored, and those of one mailbox count
 * together.
 */
function hashKey(tenant: string, key: string): string {
  const typed = toMailbox(key.normalize('NFC').replaceAll('\0', ''))
  return createHash('sha256').update(`${tenant} key ${typed}`).digest('base64url')
}
