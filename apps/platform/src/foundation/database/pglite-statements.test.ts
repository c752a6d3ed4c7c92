import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { sqlState } from './database.js'
import type { Database } from './database.js'

describe('statements of the embedded engine', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const ask = <Row>(text: string, params?: unknown[]) =>
    database.admin((sql) => sql.query<Row>(text, params))

  it('return every type of column and parameter alike, each time', async () => {
    const at = '2026-11-21T10:00:00.000Z'
    const text = `SELECT $1::integer AS i, $2::text AS t, $3::boolean AS b, $4::timestamptz AS at,
      $5::text::jsonb AS j, $6::text[] AS l, $7::bigint AS big, NULL AS nothing, 1.5::float8 AS f`
    const params = [7, 'α', true, at, '{"a":[1]}', ['x', 'y,"z'], 2 ** 40]
    const row = {
      i: 7,
      t: 'α',
      b: true,
      at: new Date(at),
      j: { a: [1] },
      l: ['x', 'y,"z'],
      big: 2 ** 40,
      nothing: null,
      f: 1.5,
    }
    for (let time = 0; time < 3; time += 1) expect(await ask(text, params)).toEqual([row])
    const nulls = await ask(text, [null, null, null, null, null, null, null])
    expect(nulls).toMatchObject([{ i: null, l: null }])
  })

  it('work again after an error', async () => {
    const divide = (by: number) => ask<{ x: number }>('SELECT 6 / $1::integer AS x', [by])
    expect(await divide(2)).toEqual([{ x: 3 }])
    const failed: unknown = await divide(0).catch((error: unknown) => error)
    expect(sqlState(failed)).toBe('22012')
    expect(await divide(3)).toEqual([{ x: 2 }])
    for (let time = 0; time < 2; time += 1) {
      const unknown: unknown = await ask('SELECT nothing').catch((error: unknown) => error)
      expect(sqlState(unknown)).toBe('42703')
    }
  })

  it('report the first error if rolling back fails too, and leave no changes', async () => {
    await database.script('CREATE TABLE left_open (a integer)')
    const { execProtocolStream } = PGlite.prototype
    let failures = 0
    const send = vi.spyOn(PGlite.prototype, 'execProtocolStream')
    onTestFinished(() => send.mockRestore())
    send.mockImplementation(function (this: PGlite, message, options) {
      if (failures > 0 || !Buffer.from(message).includes('ROLLBACK')) {
        return execProtocolStream.call(this, message, options)
      }
      failures += 1
      return Promise.reject(new Error('the rollback'))
    })
    const failing = database.admin(async (sql) => {
      await sql.query('INSERT INTO left_open VALUES (1)')
      throw new Error('the reason')
    })
    await expect(failing).rejects.toThrow('the reason')
    expect(failures).toBe(1)
    expect(await ask('SELECT a FROM left_open')).toEqual([])
    await database.script('DROP TABLE left_open')
  })

  it('may be more than are kept', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let number = 0; number < 600; number += 1) {
        expect(await ask(`SELECT ${number} AS n`)).toEqual([{ n: number }])
      }
    }
    const [row] = await ask<{ count: number }>(
      'SELECT count(*) AS count FROM pg_prepared_statements',
    )
    expect(row!.count).toBeLessThan(510)
  })

  it('see changed tables', async () => {
    await database.script('CREATE TABLE changing (a integer); INSERT INTO changing VALUES (1)')
    const all = () => ask('SELECT * FROM changing')
    expect(await all()).toEqual([{ a: 1 }])
    await database.script("ALTER TABLE changing ADD COLUMN b text DEFAULT 'b'")
    expect(await all()).toEqual([{ a: 1, b: 'b' }])
    await ask('ALTER TABLE changing DROP COLUMN b')
    await expect(all()).rejects.toThrow('cached plan')
    expect(await all()).toEqual([{ a: 1 }])
    await database.script('DROP TABLE changing')
  })
})
