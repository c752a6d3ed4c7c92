import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../testing/test-catalogue.js'
import { deriveId } from '../import/derive-id.js'
import { renewSearchIndex, searchVersion } from '../import/search-index.js'
import { matchTerm } from './match-term.js'

const functions = [
  'floga_match_products(text, text, tsquery, tsquery)',
  'floga_known_words(text, text, tsquery[])',
]

describeEachEngine('search beside the tenant wall', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
    await importRecords(database, testRecords(), { tenant: 'other' })
  })
  afterAll(() => database.close())

  const idsOf = (tenant: string) => new Set([deriveId(tenant, 'product', 'tank')])

  it('answers each tenant with its own products', async () => {
    for (const tenant of ['floga', 'other']) {
      const found = await database.read(tenant, (sql) =>
        matchTerm(sql, { term: 'δεξαμενή', locale: 'el' }),
      )
      expect(new Set(found.keys())).toEqual(idsOf(tenant))
    }
  })

  it('answers nobody who names another tenant, or has none', async () => {
    const ask = `SELECT product_id FROM floga_match_products($1, 'el', '''tank'':*', '''tank''')`
    const asking = (tenant: string) => database.read('floga', (sql) => sql.query(ask, [tenant]))
    expect(await asking('floga')).toHaveLength(1)
    expect(await asking('other')).toEqual([])
    const withoutTenant = database.admin(async (sql) => {
      await sql.query(`SELECT set_config('role', 'floga_app', true)`)
      return sql.query(ask, ['other'])
    })
    expect(await withoutTenant).toEqual([])
  })

  it('tells nobody which words another tenant knows', async () => {
    const knows = (tenant: string) =>
      database.read('floga', (sql) =>
        sql.query(`SELECT floga_known_words($1, 'el', ARRAY[$2::tsquery, $3::tsquery]) AS known`, [
          tenant,
          "'kordelin'",
          "'unknown'",
        ]),
      )
    expect(await knows('floga')).toEqual([{ known: [true, false] }])
    expect(await knows('other')).toEqual([{ known: [] }])
  })

  it.each(functions)('%s may be called by the role behind the tenant wall alone', async (name) => {
    const [rights] = await database.admin((sql) =>
      sql.query(
        `SELECT has_function_privilege('floga_app', $1, 'EXECUTE') AS app,
           has_function_privilege('floga_admin', $1, 'EXECUTE') AS admin,
           has_function_privilege('public', $1, 'EXECUTE') AS public`,
        [name],
      ),
    )
    expect(rights).toEqual({ app: true, admin: false, public: false })
  })

  it('finds by the words of this version after an update of the platform', async () => {
    await database.write('other', async (sql) => {
      await sql.query(`UPDATE product_search SET document = ''`)
      await sql.query('UPDATE tenants SET search_version = $1', [searchVersion - 1])
    })
    expect(await renewSearchIndex(database, 'other', ['el', 'en'])).toBe(3)
    expect(await renewSearchIndex(database, 'other', ['el', 'en'])).toBe(0)
    const found = await database.read('other', (sql) =>
      matchTerm(sql, { term: 'dexamenes', locale: 'el' }),
    )
    expect(new Set(found.keys())).toEqual(idsOf('other'))
  })
})
