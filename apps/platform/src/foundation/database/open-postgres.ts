import { createHash } from 'node:crypto'
import { Client, escapeLiteral, Pool, types } from 'pg'
import type { CustomTypesConfig, PoolClient } from 'pg'
import type { Database, Transaction } from './database.js'
import { listenOnPostgres } from './listen-on-postgres.js'
import type { PostgresListening } from './listen-on-postgres.js'
import { toStorableParams, toStorableText } from './storable-text.js'
import { setTenantSql } from './set-tenant.js'
import { retryWrite } from './retry-write.js'
import { guardTransaction } from './transaction-guard.js'

export interface PostgresOptions {
  /** Address such as `postgres://user@host:5432/name`. */
  url: string
  /**
   * The server itself, if `url` is a pooler in transaction mode: notifications need it, and no
   * named statements are prepared, because each transaction may use another session. @default `url`
   */
  directUrl?: string | undefined
  /** @default 10 */
  maxConnections?: number
  /**
   * Milliseconds that one statement may take until it counts as failed, and a connection until it
   * is there. @default no limit, and 30 s
   */
  deadlineMs?: number
}

const int8 = 20

const reachTimeoutMs = 5_000

/**
 * The pool counts waiting for a free connection too: a rush of shoppers waits as long as a request
 * may last.
 */
const queueTimeoutMs = 30_000

/** Opens a pool to a PostgreSQL server; fails if the server does not respond within 5 s. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  await assertReachable(options.url)
  return createPostgres(options)
}

/**
 * Creates a pool to a PostgreSQL server, which may be away: connections are opened when they are
 * needed.
 */
export function createPostgres(options: PostgresOptions): Database {
  const { deadlineMs } = options
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: deadlineMs ?? queueTimeoutMs,
    ...(deadlineMs === undefined ? {} : { query_timeout: deadlineMs }),
    types: {
      // Counts and sums fit a number; both engines must return the same type.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as CustomTypesConfig,
  })
  const name = options.directUrl === undefined ? statementName : () => undefined
  const listeners = new Set<PostgresListening>()
  // An idle connection that the server ends is replaced at the next use.
  pool.on('error', () => undefined)

  const transact = <T>(
    work: (sql: Transaction, client: PoolClient) => Promise<T>,
    begin = 'BEGIN',
  ) => guardTransaction(() => inTransaction(pool, { work, begin, name }))

  return {
    engine: 'postgres',
    changes: () => undefined,
    read: (tenant, work) => transact(work, beginForTenant(tenant, 'read')),
    write: (tenant, work) => retryWrite(() => transact(work, beginForTenant(tenant, 'write'))),
    admin: (work) => retryWrite(() => transact(work)),
    script: (text) =>
      transact(async (_sql, client) => {
        await client.query(text)
      }),
    async listen(channel, onNotice) {
      const listening = await listenOnPostgres({
        url: options.directUrl ?? options.url,
        channel,
        onNotice,
      })
      listeners.add(listening)
      return async () => {
        listeners.delete(listening)
        await listening.close()
      }
    },
    async close() {
      await Promise.all([...listeners].map((listening) => listening.close()))
      await pool.end()
    },
  }
}

/**
 * Opens a transaction that is bound to a tenant, in one message. Compiling a statement takes longer
 * than any of ours runs.
 */
function beginForTenant(tenant: string, access: 'read' | 'write'): string {
  return `BEGIN; SET LOCAL jit = off; ${setTenantSql(access, escapeLiteral(toStorableText(tenant)))}`
}

async function assertReachable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: reachTimeoutMs })
  await client.connect()
  await client.end()
}

/** Under which name a statement is prepared; undefined for none. */
type NameStatement = (text: string) => string | undefined

interface TransactionOptions<T> {
  work: (sql: Transaction, client: PoolClient) => Promise<T>
  begin: string
  name: NameStatement
}

async function inTransaction<T>(
  pool: Pool,
  { work, begin, name }: TransactionOptions<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // The server may close it between two statements: the next one fails then, and without a listener
  // the error would end the process.
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query(begin)
    const result = await work(toTransaction(client, name), client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

function toTransaction(client: PoolClient, name: NameStatement): Transaction {
  return {
    async query<Row>(text: string, params?: unknown[]) {
      const result = await client.query({
        name: name(text),
        text,
        ...(params === undefined ? {} : { values: toStorableParams(params) }),
      })
      return result.rows as Row[]
    },
  }
}

const names = new Map<string, string>()
const maxNames = 500

/** Named statements are prepared once per connection; dynamic texts stay unnamed. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= maxNames) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
