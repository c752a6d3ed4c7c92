import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReplica } from '../../../foundation/database/create-replica.js'
import type { Database } from '../../../foundation/database/database.js'
import { openTestDatabase } from '../../../testing/open-test-database.js'
import { createCatalogueReader } from './catalogue-reader.js'

describe('createCatalogueReader with a replica', () => {
  let primary: Database
  let follower: Database
  const onChange = vi.fn()
  const onRead = vi.fn()
  let nowMs = 0
  beforeEach(async () => {
    primary = await openTestDatabase()
    follower = await openTestDatabase()
    nowMs = 0
    onChange.mockClear()
    onRead.mockClear()
  })
  afterEach(async () => {
    await primary.close()
    await follower.close()
  })

  const open = (database: Pick<Database, 'read'> = follower) =>
    createCatalogueReader(primary, {
      replica: createReplica({ database, onChange, nowMs: () => nowMs }),
      onRead: ({ from }) => onRead(from),
    })
  const setVersion = (database: Database, version: number) =>
    database.admin((sql) => sql.query('UPDATE tenants SET catalogue_version = $1', [version]))
  /** The version that a reader is shown. */
  const versionOf = (reader: ReturnType<typeof open>) =>
    reader.read('floga', ({ version }) => version)

  it('reads where the newest version is, never an older one', async () => {
    const reader = open()
    await Promise.all([setVersion(primary, 7), setVersion(follower, 7)])
    expect(await versionOf(reader)).toBe(7)
    await setVersion(primary, 8)
    expect(await versionOf(reader)).toBe(8)
    await setVersion(follower, 8)
    expect(await versionOf(reader)).toBe(8)
    expect(onRead.mock.calls.flat()).toEqual(['replica', 'primary', 'replica'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves a replica alone that fails, for some seconds', async () => {
    let asked = 0
    const reader = open({
      read: (tenant, work) => {
        asked += 1
        return asked === 1 ? Promise.reject(new Error('away')) : follower.read(tenant, work)
      },
    })
    for (let count = 0; count < 3; count += 1) await versionOf(reader)
    expect([asked, onChange.mock.calls.length]).toEqual([1, 1])
    nowMs = 5_001
    await versionOf(reader)
    expect(onChange).toHaveBeenLastCalledWith(false)
    expect(onRead.mock.calls.flat()).toEqual(['primary', 'primary', 'primary', 'replica'])
  })

  it('falls back to the primary when the replica fails during a read', async () => {
    await follower.admin((sql) => sql.query('ALTER TABLE products RENAME TO products_moved'))
    try {
      const rows = await open().read('floga', (_, sql) => sql.query('SELECT id FROM products'))
      expect(rows).toEqual([])
    } finally {
      await follower.admin((sql) => sql.query('ALTER TABLE products_moved RENAME TO products'))
    }
  })

  it('passes on an error of the callback, once', async () => {
    const work = vi.fn(() => {
      throw new Error('no such product')
    })
    await expect(open().read('floga', work)).rejects.toThrow('no such product')
    expect(work).toHaveBeenCalledOnce()
    expect(onChange).not.toHaveBeenCalled()
  })
})
