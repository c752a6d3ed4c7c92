import { describe, expect, it, vi } from 'vitest'
import { onServer } from '../../testing/on-server.js'
import type { Transaction } from './database.js'
import { openPostgres } from './open-postgres.js'

const url = process.env['TEST_DATABASE_URL'] ?? ''

async function preparedBy(directUrl: string | undefined): Promise<number> {
  // So many statements get a name in a process: those of other tests may have taken them all.
  vi.resetModules()
  const fresh = await import('./open-postgres.js')
  const database = await fresh.openPostgres({ url, directUrl, maxConnections: 1 })
  const [row] = await database.admin((sql) =>
    sql.query<{ count: number }>('SELECT count(*) AS count FROM pg_prepared_statements'),
  )
  await database.close()
  return row!.count
}

describe.runIf(url)('openPostgres', () => {
  it('prepares statements by name, but not behind a pooler that gives each transaction another session', async () => {
    expect(await preparedBy(undefined)).toBe(1)
    expect(await preparedBy(url)).toBe(0)
  })

  it('never compiles a statement of a tenant', async () => {
    const database = await openPostgres({ url })
    const jit = (sql: Transaction) => sql.query('SHOW jit')
    expect(await database.read('floga', jit)).toEqual([{ jit: 'off' }])
    expect(await database.write('floga', jit)).toEqual([{ jit: 'off' }])
    await database.close()
  })

  it('receives notifications over the direct connection', async () => {
    const database = await openPostgres({ url, directUrl: url })
    const received: (string | undefined)[] = []
    const stop = await database.listen('direct_test', (payload) => received.push(payload))
    await database.admin((sql) => sql.query(`SELECT pg_notify('direct_test', 'news')`))
    await expect.poll(() => received, { timeout: 60_000 }).toEqual(['news'])
    await stop()
    await database.close()
  })

  it('fails the work, not the process, when the server ends a connection between two statements', async () => {
    const database = await openPostgres({ url, maxConnections: 2 })
    const work = database.read('floga', async (sql) => {
      const [row] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await onServer(url, `SELECT pg_terminate_backend(${row!.pid})`)
      // The server's messages arrive while the connection is idle.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return sql.query('SELECT 1')
    })
    await expect(work).rejects.toThrow(/terminat|not queryable|connection/i)
    expect(await database.read('floga', (sql) => sql.query('SELECT 1 AS one'))).toEqual([
      { one: 1 },
    ])
    await database.close()
  })
})
