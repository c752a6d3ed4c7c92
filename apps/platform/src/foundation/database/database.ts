/** One open transaction. Pass it down; never reach for the database from inside of it. */
export interface Transaction {
  /**
   * Runs one statement with `$1` parameters. JSON is passed as text (`JSON.stringify`), lists as
   * arrays with a cast such as `$1::text[]`.
   */
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>
}

export type OnNotice = (payload: string | undefined) => void

/** Access to the data, the same for both engines. */
export interface Database {
  /** Runs reads of one tenant in a read-only transaction, bound by row-level security. */
  read<T>(tenant: string, work: (sql: Transaction) => Promise<T>): Promise<T>
  /** Runs changes of one tenant in a transaction; runs it again when it lost to another one. */
  write<T>(tenant: string, work: (sql: Transaction) => Promise<T>): Promise<T>
  /** Runs work across tenants in a transaction: migrations, tenants, background jobs. */
  admin<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /** Runs a script of several statements without parameters, in one transaction. */
  script(text: string): Promise<void>
  /**
   * Subscribes to committed `pg_notify` messages of any process on a channel. Undefined means that
   * messages may have been missed. @returns a function that unsubscribes.
   */
  listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>>
  /** A counter of possible data changes; undefined where other processes change data too. */
  changes(): number | undefined
  /**
   * The files of an embedded database as one tar, and its newest migration; other statements wait
   * until it is finished.
   */
  dump?: (() => Promise<{ files: Blob; migration: string }>) | undefined
  /** Ends all connections and releases the data directory. */
  close(): Promise<void>
  readonly engine: 'pglite' | 'postgres'
}

/** The SQLSTATE of an error of the database, such as `23505`; undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code
  }
  return 'cause' in error ? sqlState(error.cause) : undefined
}
