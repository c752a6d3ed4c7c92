/** One open transaction. Pass it down; never reach for the database from inside of it. */
export interface Transaction {
  /**
   * Runs one statement with `$1` parameters.
   * JSON goes in as text (`JSON.stringify`), lists go in as arrays with a cast such as `$1::text[]`.
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
   * Hears what transactions of any process told a channel by `pg_notify`, once they are committed. Undefined means that something
   * may have been missed. @returns what ends it.
   */
  listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>>
  /** Counts what may have changed the data, as a read sees it; undefined where other processes change it too. */
  changes(): number | undefined
  /** The files of an embedded database as one tar, and its newest migration; other work waits meanwhile. */
  dump?: (() => Promise<{ files: Blob; migration: string }>) | undefined
  /** Ends all connections and releases the data directory. */
  close(): Promise<void>
  readonly engine: 'pglite' | 'postgres'
}

/** The SQLSTATE of an error that came from the engine, such as `23505`; undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code
  }
  return 'cause' in error ? sqlState(error.cause) : undefined
}
