import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { createMember } from './create-member.js'

const password = 'σωστός κωδικός 42'

describeEachEngine('createMember', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('rejects invalid addresses and passwords', async () => {
    const member = { email: 'nikos@example.com', password, name: null, locale: 'el' }
    const errors = [
      { ...member, email: 'nikos' },
      { ...member, password: 'short12' },
      { ...member, password: 'x'.repeat(129) },
      { ...member, password: 'Password123' },
    ].map(async (wrong) => createMember(database, 'floga', wrong))
    expect(await Promise.all(errors)).toEqual([
      { status: 'refused', reason: 'email-invalid' },
      { status: 'refused', reason: 'password-length' },
      { status: 'refused', reason: 'password-length' },
      { status: 'refused', reason: 'password-common' },
    ])
  })

  it('creates one member per address and tenant', async () => {
    const member = { email: 'eleni@example.com', password, name: null, locale: 'el' }
    const twice = await Promise.all([
      createMember(database, 'floga', member),
      createMember(database, 'floga', { ...member, email: 'ELENI@example.com' }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['created', 'refused'])
    expect(await createMember(database, 'other', member)).toMatchObject({ status: 'created' })
  })
})
