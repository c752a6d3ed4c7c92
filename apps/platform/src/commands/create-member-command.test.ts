import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { findMemberByEmail } from '../domains/auth/member.js'
import { createPasswordHasher } from '../domains/auth/password.js'
import type { Database } from '../foundation/database/database.js'
import { commandPorts } from '../composition/with-command-context.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { createMemberCommand } from './create-member-command.js'

describe('createMemberCommand', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  async function create(password: string, changes: { tenant?: string; locale?: string } = {}) {
    const results: string[] = []
    const options = { tenant: 'floga', email: 'maria@example.com', name: null, locale: 'el' }
    await createMemberCommand(
      {
        database,
        images: createImageLibrary(() => []),
        documents: createDocumentLibrary(() => []),
        dataDir: '',
        ports: commandPorts,
        onlineKinds: () => [],
        shopUrl: 'https://shop.example',
      },
      { ...options, ...changes },
      {
        input: Readable.from([password]),
        output: { note: () => undefined, result: (line) => results.push(line) },
      },
    )
    return results
  }

  it('reads the password from its input and says who can log in', async () => {
    const results = await create('ένας καλός κωδικός\n')
    expect(results).toEqual([expect.stringMatching(/^Member [\w-]{22} can log in to floga\.$/)])
    const member = await database.read('floga', (sql) =>
      findMemberByEmail(sql, 'maria@example.com'),
    )
    const passwords = createPasswordHasher()
    expect(await passwords.verify(member!.passwordHash, 'ένας καλός κωδικός')).toBe(true)
    await expect(create('ένας καλός κωδικός')).rejects.toThrow('A member has this e-mail')
  })

  it('says in one line what is wrong', async () => {
    await expect(create('short')).rejects.toThrow('A password has 8 to 128 characters.')
    await expect(create('long enough', { tenant: 'nobody' })).rejects.toThrow('No tenant "nobody"')
    await expect(create('long enough', { locale: 'fr' })).rejects.toThrow(
      'floga has the languages el, en',
    )
  })
})
