import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeMembers } from '../../domains/auth/purge-members.js'
import type { Database } from '../../foundation/database/database.js'
import { countStatements } from '../../testing/count-statements.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { cheapPasswords } from '../../testing/start-test-platform.js'
import { createMemberFixture, goodPassword } from '../testing/member-fixture.js'
import type { MemberFixture } from '../testing/member-fixture.js'

const hour = 60 * 60 * 1_000
const refused = {
  error: 'invalid_grant',
  error_description: 'The credentials are not accepted.',
}

describeEachEngine('registration', (engine) => {
  let database: Database
  let fixture: MemberFixture
  let hashes = 0
  let statements: () => number
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    // Tenants are cached briefly, so that loading one is not counted.
    const counted = countStatements(database, { except: /FROM tenants/ })
    statements = counted.count
    fixture = createMemberFixture(counted.database, {
      passwords: {
        hash: (password) => ((hashes += 1), cheapPasswords.hash(password)),
        verify: (hash, password) => ((hashes += 1), cheapPasswords.verify(hash, password)),
      },
    })
  })
  afterAll(async () => {
    await database.close()
  })

  const register = (email: string, changes: object = {}, locale = 'el') =>
    fixture.ask(
      'member-register',
      { input: { email, password: goodPassword, ...changes } },
      { locale },
    )

  it.each([
    {
      locale: 'el',
      subject: 'Επιβεβαιώστε την εγγραφή σας – Floga',
      link: 'https://shop.example/auth/confirm?token=',
      // Greek names have a vocative, which cannot be computed.
      greeting: 'Γεια σας,',
      ignore: 'Αν δεν κάνατε εσείς την εγγραφή, αγνοήστε αυτό το μήνυμα',
    },
    {
      locale: 'en',
      subject: 'Confirm your registration – Floga',
      link: 'https://shop.example/en/auth/confirm?token=',
      greeting: 'Μαρία,',
      ignore: 'If it was not you who registered, ignore this message',
    },
  ])('confirms a registration by the link of the mail ($locale)', async (expected) => {
    const { locale, subject, link, greeting, ignore } = expected
    const email = `maria-${locale}@example.com`
    const names = { firstName: ' Μαρία ', lastName: 'Παπά' }
    expect(await register(email, names, locale)).toEqual({ errors: [] })
    expect(await fixture.login(email)).toEqual(refused)
    const mails = await fixture.mails()
    expect(mails[0]).toMatchObject({ to: { address: email }, subject })
    expect(mails[0]!.text).toContain(link)
    expect(mails[0]!.text).toContain(greeting)
    expect(mails[0]!.text.replaceAll(/\s+/g, ' ')).toContain(ignore)
    const token = /token=([\w-]{43})/.exec(mails[0]!.html)![1]!
    expect(await fixture.ask('member-confirm', { token, password: goodPassword })).toEqual({
      kind: 'REGISTRATION',
      errors: [],
    })
    const { access_token } = await fixture.login(email)
    const { data } = await fixture.ask('current-user', {}, { token: access_token })
    expect(data).toMatchObject({ email, name: 'Μαρία Παπά', locale, role: 'MEMBER', cartId: null })
  })

  it('returns the same response for a used, unknown or expired link', async () => {
    await register('link@example.com')
    const used = await fixture.linkToken('link@example.com')
    await fixture.ask('member-confirm', { token: used, password: goodPassword })
    await register('late@example.com')
    const late = await fixture.linkToken('late@example.com')
    fixture.wait(24 * hour)
    const answers = await Promise.all(
      [used, late, 'x'.repeat(43), '', '\0'].map((token) =>
        fixture.ask('member-confirm', { token, password: goodPassword }),
      ),
    )
    expect(answers[0]).toMatchObject({
      kind: null,
      errors: [{ code: 'LINK_INVALID', field: 'token' }],
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await fixture.login('late@example.com')).toEqual(refused)
  })

  it('does not reveal whether an address is known: the same response, the same work', async () => {
    await fixture.member('known@example.com')
    await fixture.mails()
    const measure = async (call: () => Promise<unknown>) => {
      const before = { hashes, statements: statements() }
      const answer = await call()
      return {
        answer,
        hashes: hashes - before.hashes,
        statements: statements() - before.statements,
      }
    }
    for (const [known, unknown] of [
      [() => register('Known@example.com'), () => register('unknown@example.com')],
      [
        () => fixture.ask('password-forgot', { email: 'known@example.com' }),
        () => fixture.ask('password-forgot', { email: 'nobody@example.com' }),
      ],
      [
        () => fixture.ask('member-resend-confirmation', { email: 'known@example.com' }),
        () => fixture.ask('member-resend-confirmation', { email: 'nobody@example.com' }),
      ],
      [
        () => fixture.login('known@example.com', 'a wrong one'),
        () => fixture.login('nobody@example.com', 'a wrong one'),
      ],
    ] as const) {
      const asked = await measure(known)
      expect(await measure(unknown)).toEqual(asked)
      expect(asked.statements).toBeGreaterThan(0)
    }
    const mails = await fixture.mails()
    expect(mails.map(({ subject, to }) => `${to.address}: ${subject}`)).toEqual([
      'known@example.com: Έχετε ήδη λογαριασμό – Floga',
      'known@example.com: Νέος κωδικός πρόσβασης – Floga',
      'unknown@example.com: Επιβεβαιώστε την εγγραφή σας – Floga',
    ])
    expect(mails[0]!.text).toContain('https://shop.example/auth/reset-password?token=')
    expect((await fixture.login('known@example.com')).token_type).toBe('Bearer')
  })

  it('sends the link again on request, or after a login with the password', async () => {
    await register('again@example.com')
    await fixture.mails()
    expect(await fixture.login('again@example.com', 'not the password')).toEqual(refused)
    expect(await fixture.mails()).toEqual([])
    expect(await fixture.login('again@example.com')).toEqual(refused)
    expect(await fixture.mails()).toHaveLength(1)
    await fixture.ask('member-resend-confirmation', { email: 'again@example.com' })
    const link = { token: await fixture.linkToken('again@example.com'), password: goodPassword }
    await fixture.ask('member-confirm', link)
    expect(await fixture.login('again@example.com')).toHaveProperty('access_token')
  })

  it('is confirmed by its own link, although a stranger registers the same address after it', async () => {
    const email = 'victim@example.com'
    const theirs = 'the password of a stranger'
    await register(email, { firstName: 'Maria' })
    const own = await fixture.linkToken(email)
    await register(email, { firstName: 'Mallory', password: theirs })
    const strangers = await fixture.linkToken(email)
    const link = { token: own, password: goodPassword }
    expect((await fixture.ask('member-confirm', link)).kind).toBe('REGISTRATION')
    expect(await fixture.login(email, theirs)).toEqual(refused)
    const { access_token } = await fixture.login(email)
    const { data } = await fixture.ask('current-user', {}, { token: access_token })
    expect(data.name).toBe('Maria')
    // The other registration ended with it.
    const ended = { token: strangers, password: theirs }
    expect((await fixture.ask('member-confirm', ended)).errors).toMatchObject([
      { code: 'LINK_INVALID' },
    ])
    expect(await fixture.login(email, theirs)).toEqual(refused)
    expect(await fixture.mails()).toEqual([])
  })

  it.each(['member-resend-confirmation', 'password-forgot'])(
    'lets the person with the mailbox choose a password where several registered it (%s)',
    async (operation) => {
      const email = `several-${operation}@example.com`
      const strangers = 'the password of a stranger'
      await register(email, { firstName: 'Maria' })
      await register(email, { firstName: 'Mallory', password: strangers })
      await fixture.mails()
      await fixture.ask(operation, { email })
      const token = await fixture.linkToken(email)
      expect(
        (await fixture.ask('member-confirm', { token, password: goodPassword })).errors,
      ).toMatchObject([{ code: 'LINK_INVALID' }])
      const input = { token, password: 'chosen by the owner' }
      expect(await fixture.ask('password-reset', { input })).toEqual({ errors: [] })
      expect(await fixture.login(email, strangers)).toEqual(refused)
      const { access_token } = await fixture.login(email, input.password)
      const { data } = await fixture.ask('current-user', {}, { token: access_token })
      expect(data.name).toBeNull()
      expect((await fixture.ask('password-reset', { input })).errors).toMatchObject([
        { code: 'LINK_INVALID' },
      ])
      await fixture.mails()
    },
  )

  it('counts once when it is repeated because its response was lost', async () => {
    const names = { firstName: 'Maria' }
    for (let time = 0; time < 2; time += 1) {
      expect((await register('lost@example.com', names)).errors).toEqual([])
    }
    const mails = await fixture.mails()
    expect(mails).toHaveLength(1)
    // The link that was sent first still opens, also after the same was sent once more.
    await register('lost@example.com', names)
    const token = /token=([\w-]{43})/.exec(mails[0]!.html)![1]!
    const link = { token, password: goodPassword }
    expect((await fixture.ask('member-confirm', link)).kind).toBe('REGISTRATION')
    expect(await fixture.mails()).toEqual([])

    await register('later@example.com')
    fixture.wait(hour)
    await register('later@example.com')
    expect(await fixture.mails()).toHaveLength(2)
  })

  it('returns field and reason of invalid input', async () => {
    const codes = async (input: object) => {
      const { errors } = await fixture.ask('member-register', { input })
      return errors.map(({ code, field }) => `${field} ${code}`)
    }
    const email = 'form@example.com'
    expect(await codes({ email: '', password: '' })).toEqual([
      'email REQUIRED',
      'password REQUIRED',
    ])
    expect(await codes({ email: 'a@b', password: 'x'.repeat(7) })).toEqual([
      'email INVALID',
      'password TOO_SHORT',
    ])
    expect(await codes({ email, password: 'x'.repeat(129) })).toEqual(['password TOO_LONG'])
    expect(await codes({ email, password: 'Password123' })).toEqual(['password TOO_COMMON'])
    expect(await codes({ email, password: 'Form@Example.com ' })).toEqual(['password TOO_COMMON'])
    expect(await codes({ email, password: goodPassword, firstName: 'x'.repeat(101) })).toEqual([
      'firstName TOO_LONG',
    ])
    expect(await fixture.mails()).toEqual([])
  })

  it('limits mails to one address by network, and returns the delay', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await register(`flooded+${count}@example.com`)).errors).toEqual([])
    }
    const { errors } = await register('flooded@example.com', {}, 'en')
    expect(errors).toEqual([
      {
        code: 'THROTTLED',
        field: null,
        message: 'Too many tries. Please try again later.',
        retryAfterSeconds: expect.any(Number),
      },
    ])
    expect(errors[0]?.retryAfterSeconds).toBeGreaterThan(3_000)

    // The owner of the address registers all the same, from another network.
    const codes = async (address: string) => {
      const input = { email: 'flooded@example.com', password: `registered from ${address}` }
      const { errors: found } = await fixture.ask('member-register', { input }, { address })
      return found.map(({ code }) => code)
    }
    expect(await codes('203.0.113.7')).toEqual([])
    // So many in one mailbox are a flood, wherever they come from.
    for (let count = 6; count < 50; count += 1) await codes(`203.0.113.${50 + count}`)
    const flood = await fixture.mails()
    expect(flood).toHaveLength(50)
    expect(await codes('203.0.113.8')).toEqual([])
    expect(await fixture.mails()).toEqual([])
    // A link of any of the mails is enough for the owner of the mailbox, who has no other.
    const token = /token=([\w-]{43})/.exec(flood[17]!.html)![1]!
    const input = { token, password: 'chosen by the owner' }
    expect(await fixture.ask('password-reset', { input })).toEqual({ errors: [] })
    expect(await fixture.login('flooded@example.com', input.password)).toHaveProperty(
      'access_token',
    )
    await fixture.mails()
  })

  it('forgets who never confirmed, after a week', async () => {
    await register('forgotten@example.com')
    await fixture.mails()
    const count = () =>
      database.admin(async (sql) => {
        await purgeMembers(sql, fixture.now())
        const rows = await sql.query<{ count: number }>(
          `SELECT count(*)::integer AS count FROM registrations WHERE email LIKE 'forgotten@%'`,
        )
        return rows[0]!.count
      })
    expect(await count()).toBe(1)
    fixture.wait(7 * 24 * hour)
    expect(await count()).toBe(0)
  })
})
