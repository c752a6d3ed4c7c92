import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMemberByEmail } from '../domains/auth/member.js'
import { createPasswordHasher } from '../domains/auth/password.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { runTestCommand } from '../testing/run-test-command.js'

describe('create-member', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const create = (password: string, ...options: string[]) =>
    runTestCommand(
      { database },
      ['create-member', 'maria@example.com', '--tenant', 'floga', ...options],
      { input: password },
    )

  it('reads the password from stdin and reports who can log in', async () => {
    const { results } = await create('ένας καλός κωδικός\n')
    expect(results).toEqual([expect.stringMatching(/^Member [\w-]{22} can log in to floga\.$/)])
    const member = await database.read('floga', (sql) =>
      findMemberByEmail(sql, 'maria@example.com'),
    )
    const passwords = createPasswordHasher()
    expect(await passwords.verify(member!.passwordHash, 'ένας καλός κωδικός')).toBe(true)
    expect(member!.locale).toBe('el')
    expect(await create('ένας καλός κωδικός')).toMatchObject({
      exitCode: 1,
      notes: ['Password, then Enter and Ctrl-D:', 'A member has this e-mail address already.'],
    })
  })

  it('reports an error in one line', async () => {
    expect((await create('short')).notes.at(-1)).toBe('A password has 8 to 128 characters.')
    expect((await create('long enough', '--locale', 'fr')).notes).toEqual([
      'floga has the languages el, en, not "fr".',
    ])
  })
})
