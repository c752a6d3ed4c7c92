import { describe, expect, it, vi } from 'vitest'
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

  it('hears notices over the direct connection', async () => {
    const database = await openPostgres({ url, directUrl: url })
    const received: (string | undefined)[] = []
    const stop = await database.listen('direct_test', (payload) => received.push(payload))
    await database.admin((sql) => sql.query(`SELECT pg_notify('direct_test', 'news')`))
    await expect.poll(() => received).toEqual(['news'])
    await stop()
    await database.close()
  })
})
