import { expect, it } from 'vitest'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { searchLanguage } from './search-vector.js'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = letters.flatMap((first) => letters.map((second) => first + second))

describeEachEngine('searchLanguage', (engine) => {
  it('names a configuration of the database for every language that has one', async () => {
    const database = await openTestDatabase(engine)
    try {
      const rows = await database.read('floga', (sql) =>
        sql.query<{ name: string }>('SELECT cfgname AS name FROM pg_ts_config'),
      )
      const known = rows.map(({ name }) => name)
      const used = [...new Set(codes.map(searchLanguage))]
      expect(known).toEqual(expect.arrayContaining(used))
      // Languages that newer versions alone have are left out.
      expect(used.length).toBeGreaterThan(28)
      const [{ stems } = { stems: [] }] = await database.read('floga', (sql) =>
        sql.query<{ stems: string[] }>(
          'SELECT tsvector_to_array(to_tsvector($1::regconfig, $2)) AS stems',
          [searchLanguage('nl-BE'), 'slang slangen'],
        ),
      )
      expect(stems).toEqual(['slang'])
    } finally {
      await database.close()
    }
  })
})
