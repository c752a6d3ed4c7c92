import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { platformFiles } from '../composition/platform-files.js'
import { openTestDatabase, testTenantSettings } from '../testing/open-test-database.js'
import { seedVariants } from '../testing/seed-variants.js'
import { createPayments } from '../composition/create-payments.js'
import { createFakeProvider } from '../domains/payment/testing/fake-provider.js'
import { importRecords, testRecords } from '../testing/test-records.js'
import type { AccessRow, OwnedRecords } from './testing/access-row.js'
import { mutationRows } from './testing/mutation-rows.js'
import { queryRows } from './testing/query-rows.js'
import { collectRecords } from './testing/collect-records.js'
import { createMemberFixture } from './testing/member-fixture.js'
import type { Caller, MemberFixture } from './testing/member-fixture.js'

const owner = 'owner@example.com'
const settings = {
  ...testTenantSettings,
  bankAccount: { bankName: 'A', holderName: 'B', iban: 'GR1601101250000000012300695' },
  paymentProvider: 'fake',
  contact: { el: { email: 'shop@example.com', address: 'A', phone: '1' } },
  socialAccounts: [{ name: 'A', icon: 'a', url: 'https://a.example' }],
  features: [{ slug: 'a', icon: 'a', name: { el: 'Α' } }],
}

describe('every operation of the contract', () => {
  const text = readdirSync(platformFiles.schema)
    .map((file) => readFileSync(join(platformFiles.schema, file), 'utf8'))
    .join('\n')
  const schema = buildASTSchema(parse(text))
  let database: Database
  let fixture: MemberFixture
  let ownedRecords: OwnedRecords
  /** In the order of the matrix. */
  let askers: Caller[]

  beforeAll(async () => {
    database = await openTestDatabase()
    await importRecords(database, testRecords())
    await database.admin((sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [JSON.stringify(settings)]),
    )
    await seedVariants(database, 'floga', [
      { id: 'A', stock: 100 },
      { id: 'EMPTY', stock: 0 },
    ])
    const payments = createPayments({ database, providers: [createFakeProvider()] })
    fixture = createMemberFixture(database, { payments })
    const token = await fixture.member(owner)
    ownedRecords = await collectRecords({ database, fixture, tenant: 'floga', token, email: owner })
    askers = [
      { tenant: 'other', token: await fixture.member('foreign@example.com', 'other') },
      {},
      { token: await fixture.member('another@example.com') },
      { token },
    ]
  })
  afterAll(async () => {
    await database.close()
  })

  async function outcomeFor(document: string, caller: Caller): Promise<string> {
    const response = await fixture.platform.app.inject({
      method: 'POST',
      url: '/auth/graphql',
      headers: {
        tenant: caller.tenant ?? 'floga',
        locale: 'el',
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      },
      payload: { query: document },
    })
    const { data, errors } = response.json<{
      data: Record<string, unknown>
      errors?: { message: string; extensions?: { code?: string } }[]
    }>()
    if (errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return 'login'
    if (errors) return errors[0]!.message
    return isNothing(Object.values(data)[0]) ? 'nothing' : 'yes'
  }

  async function outcomesOf(kind: 'query' | 'mutation', rows: Readonly<Record<string, AccessRow>>) {
    const found: Record<string, string[]> = {}
    for (const [name, row] of Object.entries(rows)) {
      found[name] = []
      for (const caller of askers) {
        found[name].push(await outcomeFor(`${kind} { ${row.ask(ownedRecords)} }`, caller))
      }
    }
    return found
  }

  const expected = (rows: Readonly<Record<string, AccessRow>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, { outcomes }]) => [name, [...outcomes]]))

  it('has a row in the matrix', () => {
    const names = (fields: object) => Object.keys(fields).sort()
    expect(names(queryRows)).toEqual(names(schema.getQueryType()!.getFields()))
    expect(names(mutationRows)).toEqual(names(schema.getMutationType()!.getFields()))
  })

  it('takes an access token of another tenant for nothing', async () => {
    const stray = { tenant: 'other', token: askers[3]!.token! }
    const outcomes = await Promise.all(
      Object.entries({ ...queryRows, ...mutationRows })
        .filter(([, row]) => row.outcomes[1] === 'login')
        .map(([name, row]) => {
          const kind = name in queryRows ? 'query' : 'mutation'
          return outcomeFor(`${kind} { ${row.ask(ownedRecords)} }`, stray)
        }),
    )
    expect(outcomes.length).toBeGreaterThan(8)
    expect(new Set(outcomes)).toEqual(new Set(['login']))
  })

  it('returns to guest, owner, other member and other tenant what the matrix allows', async () => {
    expect(await outcomesOf('query', queryRows)).toEqual(expected(queryRows))
    expect(await outcomesOf('mutation', mutationRows)).toEqual(expected(mutationRows))
    const [row] = await database.admin((sql) =>
      sql.query<{ orders: number; foreign: number }>(
        `SELECT (SELECT count(*)::integer FROM orders WHERE tenant = 'floga') AS orders,
                (SELECT count(*)::integer FROM orders WHERE tenant <> 'floga') AS foreign`,
      ),
    )
    expect(row).toEqual({ orders: 4, foreign: 0 })
  })
})

/** Null or empty, at every level, or rejected. */
function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.every((item) => isNothing(item))
  if (typeof value !== 'object' || value === undefined) return false
  if ('errors' in value && Array.isArray(value.errors)) return value.errors.length > 0
  return Object.values(value).every((part) => isNothing(part))
}
