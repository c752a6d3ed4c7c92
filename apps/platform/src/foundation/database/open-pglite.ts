import { AsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
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
  /** Directory of the data; left out, everything lives in memory. */
  dataDir?: string
  /** A dumped data directory to start from, instead of making a new one. */
  template?: Blob
}

const setForWriting = setTenantSql('write', '$1')

/**
 * Settings of the session for reads of a tenant. There is one connection, and one piece of work at a time has it: what a read
 * sees does not change, so that it needs no transaction around it, and the next read of the tenant finds the settings as they are.
 */
const readAs = `SELECT set_config('role', 'floga_app', false), set_config('floga.tenant', $1, false),
  set_config('default_transaction_read_only', 'on', false)`
const readAsNobody = `SELECT set_config('role', 'none', false), set_config('floga.tenant', '', false),
  set_config('default_transaction_read_only', 'off', false)`

/** PGlite does not vacuum by itself: dead rows would slow every scan down. */
const vacuumEveryMs = 10 * 60_000

/** Files of the data directory are in the system's own cache as well, so that more than this pays little and takes memory. */
const sharedBuffers = '32MB'

/**
 * V8 compiles a function of the engine anew, optimized, once some so many bytes of it have run. By its own default, a fiftieth
 * of this, it does so for most of what a start runs only once: a quarter of the start's processor time.
 */
const optimizeAfterBytes = 100_000_000

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
  /** Tenant whose reads the session is set for; null where nobody knows, after something failed. */
  let reader: string | null | undefined
  let changes = 0
  const setReader = async (tenant: string | undefined) => {
    if (reader === tenant) return
    reader = null
    await (tenant === undefined
      ? statements.run(readAsNobody, [])
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
        // Else whoever opens the files has to go through the log of changes first.
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

function createEngine({ dataDir, template }: PgliteOptions): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${optimizeAfterBytes}`)
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    // Counts and sums fit a number; both engines must answer alike.
    parsers: { [types.INT8]: Number },
  })
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
