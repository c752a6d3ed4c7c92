import { AsyncResource } from 'node:async_hooks'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Mutex, PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database, Transaction } from './database.js'
import { createPgliteStatements } from './pglite-statements.js'
import type { PgliteStatements } from './pglite-statements.js'
import { readNewestMigration } from './backup/newest-migration.js'
import { lockDirectory } from './directory-lock.js'
import { toStorableParams } from './storable-text.js'
import { setTenantSql } from './set-tenant.js'
import { retryWrite } from './retry-write.js'
import { guardTransaction } from './transaction-guard.js'

export interface PgliteOptions {
  /** Directory of the data. @default in memory */
  dataDir?: string
  /** A dumped data directory to start from, instead of making a new one. */
  template?: Blob
}

const setForWriting = setTenantSql('write', '$1')

/**
 * Session settings for reads of a tenant. There is one connection, used by one task at a time:
 * reads see a consistent state without a transaction, and the next read of the tenant finds the
 * settings in place.
 */
const readAs = `SELECT set_config('role', 'floga_app', false), set_config('floga.tenant', $1, false),
  set_config('default_transaction_read_only', 'on', false)`
const readAsOwner = `SELECT set_config('role', 'none', false), set_config('floga.tenant', '', false),
  set_config('default_transaction_read_only', 'off', false)`

/** PGlite has no autovacuum: dead rows would slow every scan down. */
const vacuumEveryMs = 10 * 60_000

/**
 * Files of the data directory are in the system's own cache as well, so that more than this pays
 * little and takes memory.
 */
const sharedBuffers = '32MB'

/** Opens the embedded engine through its own interface, holding the directory's lock. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const lock = options.dataDir === undefined ? undefined : await lockDirectory(options.dataDir)
  const engine = await createEngine(options).catch(async (error: unknown) => {
    await lock?.release()
    throw error
  })
  const statements = createPgliteStatements(engine)
  /** One transaction at a time, and nothing of the engine's own in between. */
  const queue = new Mutex()
  /** Tenant of the session's settings; null when unknown, after a failure. */
  let reader: string | null | undefined
  let changes = 0
  const setReader = async (tenant: string | undefined) => {
    if (reader === tenant) return
    reader = null
    await (tenant === undefined
      ? statements.run(readAsOwner, [])
      : statements.run(readAs, toStorableParams([tenant])))
    reader = tenant
  }
  /** Work of the engine's own, with the rights of its owner. */
  const asOwner = <T>(work: () => Promise<T>) =>
    queue.runExclusive(async () => {
      if (!engine.closed) await setReader(undefined)
      return work()
    })
  const vacuum = setInterval(() => {
    void asOwner(() => engine.exec('VACUUM (ANALYZE)')).catch(() => undefined)
  }, vacuumEveryMs)
  vacuum.unref()

  const transact = <T>(
    prepare: (sql: Transaction) => Promise<unknown>,
    work: (sql: Transaction) => Promise<T>,
  ) =>
    guardTransaction(() =>
      queue.runExclusive(async () => {
        if (engine.closed) throw new Error('The database is closed.')
        await setReader(undefined)
        changes += 1
        const { sql, close } = createTransaction(statements)
        statements.begin()
        let result: T
        try {
          await prepare(sql)
          result = await work(sql)
        } catch (error) {
          close()
          if (!(await statements.rollBack())) reader = null
          throw error
        }
        close()
        await statements.commit()
        return result
      }),
    )

  const read = <T>(tenant: string, work: (sql: Transaction) => Promise<T>) =>
    guardTransaction(() =>
      queue.runExclusive(async () => {
        if (engine.closed) throw new Error('The database is closed.')
        const { sql, close } = createTransaction(statements)
        try {
          await setReader(tenant)
          return await work(sql)
        } finally {
          close()
        }
      }),
    )

  return {
    engine: 'pglite',
    changes: () => changes,
    read,
    write: (tenant, work) =>
      retryWrite(() => transact((sql) => sql.query(setForWriting, [tenant]), work)),
    admin: (work) => retryWrite(() => transact(async () => undefined, work)),
    script: (text) =>
      guardTransaction(() =>
        asOwner(() => {
          changes += 1
          return engine.transaction(async (transaction) => {
            await transaction.exec(text)
            statements.clear()
          })
        }),
      ),
    async listen(channel, onNotice) {
      // Notices arrive while a transaction runs, and nothing of it may go on in who handles them.
      const handle = AsyncResource.bind(onNotice)
      const end = await asOwner(() => engine.listen(channel, handle))
      return () => asOwner(() => end())
    },
    dump: () =>
      asOwner(async () => {
        const { rows } = await engine.query<{ name: string }>(readNewestMigration)
        // Otherwise the next process would have to replay the write-ahead log first.
        await engine.exec('CHECKPOINT')
        return { files: await engine.dumpDataDir('none'), migration: rows[0]!.name }
      }),
    async close() {
      clearInterval(vacuum)
      await queue.runExclusive(async () => {
        if (!engine.closed) await engine.close()
      })
      await lock?.release()
    },
  }
}

async function createEngine({ dataDir, template }: PgliteOptions): Promise<PGlite> {
  const engine = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    // Counts and sums fit a number; both engines must return the same type.
    parsers: { [types.INT8]: Number },
  })
  if (dataDir !== undefined) await takeFromOthers(dataDir)
  return engine
}

/** The engine makes its first files readable by all users, whatever the process's umask. */
async function takeFromOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => chmod(join(parentPath, name), 0o600)))
}

function createTransaction(statements: PgliteStatements): { sql: Transaction; close(): void } {
  let isOver = false
  return {
    sql: {
      async query<Row>(text: string, params: unknown[] = []) {
        if (isOver) throw new Error('The transaction is over.')
        return statements.run<Row>(text, toStorableParams(params))
      },
    },
    close() {
      isOver = true
    },
  }
}
