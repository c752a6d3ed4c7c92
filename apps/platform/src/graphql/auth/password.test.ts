import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { createMemberFixture, goodPassword } from '../testing/member-fixture.js'
import type { Caller, MemberFixture } from '../testing/member-fixture.js'

const minute = 60 * 1_000
const other = 'ένας άλλος κωδικός'
const invalidLink = { errors: [expect.objectContaining({ code: 'LINK_INVALID', field: 'token' })] }

describeWithDatabase('passwords and e-mail addresses of members', (engine) => {
  let database: Database
  let fixture: MemberFixture
  let logs = ''
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logs += String(chunk)
        done()
      },
    })
    fixture = createMemberFixture(database, { log: pino({ level: 'trace' }, stream) })
  })
  afterAll(async () => {
    await database.close()
  })

  const forgot = async (email: string) => {
    await fixture.ask('password-forgot', { email })
    return fixture.linkToken(email)
  }
  const reset = (token: string, password = other) =>
    fixture.ask('password-reset', { input: { token, password } })
  const change = (token: string, currentPassword: string, password: string) =>
    fixture.ask('password-change', { input: { currentPassword, password } }, { token })
  const changeEmail = (token: string, email: string, currentPassword = goodPassword) =>
    fixture.ask('member-change-email', { input: { email, currentPassword } }, { token })

  it('are reset by the link of a mail, once, and every login ends', async () => {
    const session = await fixture.member('reset@example.com')
    const [first, second] = [await forgot('reset@example.com'), await forgot('Reset@example.com')]
    expect((await reset(second, 'short')).errors).toMatchObject([
      { code: 'TOO_SHORT', field: 'password' },
    ])
    expect((await reset(second, 'reset@example.com')).errors).toMatchObject([
      { code: 'TOO_COMMON', message: expect.stringContaining('μαντεύεται') },
    ])
    expect(await reset(second)).toEqual({ errors: [] })
    expect(await reset(second)).toEqual(invalidLink)
    // The response of the first attempt may be lost: this is the likely state then.
    expect((await reset(second)).errors).toMatchObject([
      { message: expect.stringContaining('συνδεθείτε') },
    ])
    expect(await reset(first)).toEqual(invalidLink)
    expect(await fixture.isGood(session)).toBe(false)
    expect(await fixture.login('reset@example.com')).toHaveProperty('error')
    expect(await fixture.login('reset@example.com', other)).toHaveProperty('access_token')
    expect(await fixture.mails()).toMatchObject([
      { subject: 'Ο κωδικός πρόσβασής σας άλλαξε – Floga' },
    ])
  })

  it('cannot be reset half an hour later', async () => {
    await fixture.member('slow@example.com')
    const token = await forgot('slow@example.com')
    fixture.wait(30 * minute - 1)
    expect((await reset(token, '')).errors).toMatchObject([{ code: 'REQUIRED' }])
    fixture.wait(1)
    expect(await reset(token)).toEqual(invalidLink)
  })

  it('are changed by who knows the present one; other logins end, this one stays', async () => {
    const here = await fixture.member('change@example.com')
    const there = (await fixture.login('change@example.com')).access_token
    const link = await forgot('change@example.com')
    expect((await change(here, 'wrong', other)).errors).toMatchObject([
      { code: 'WRONG_PASSWORD', field: 'currentPassword' },
    ])
    expect((await change(here, goodPassword, '12345678')).errors).toMatchObject([
      { code: 'TOO_COMMON', field: 'password' },
    ])
    expect(await fixture.isGood(there)).toBe(true)
    expect(await change(here, goodPassword, other)).toEqual({ errors: [] })
    expect([await fixture.isGood(here), await fixture.isGood(there)]).toEqual([true, false])
    expect(await reset(link)).toEqual(invalidLink)
    expect(await fixture.login('change@example.com', other)).toHaveProperty('access_token')
    await fixture.mails()
  })

  it('are changed once by a change repeated because its response was lost', async () => {
    const token = await fixture.member('again@example.com')
    expect(await change(token, goodPassword, other)).toEqual({ errors: [] })
    expect(await fixture.mails()).toHaveLength(1)
    expect(await change(token, goodPassword, other)).toEqual({ errors: [] })
    expect((await change(token, goodPassword, 'yet another one')).errors).toMatchObject([
      { code: 'WRONG_PASSWORD', field: 'currentPassword' },
    ])
    expect(await fixture.mails()).toEqual([])
  })

  it('cannot be guessed from a session that was left open', async () => {
    const token = await fixture.member('open@example.com')
    // Both passwords of a change are guesses.
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await change(token, `guess ${guess}`, other)).errors).toMatchObject([
        { code: 'WRONG_PASSWORD' },
      ])
    }
    const answer = await change(token, goodPassword, other)
    expect(answer.errors).toMatchObject([
      { code: 'THROTTLED', retryAfterSeconds: expect.any(Number) },
    ])
  })

  it('move to a new address once it is confirmed, and the old one is notified', async () => {
    const token = await fixture.member('old@example.com')
    const oldLink = await forgot('old@example.com')
    expect((await changeEmail(token, 'new@example.com', 'wrong')).errors).toMatchObject([
      { code: 'WRONG_PASSWORD' },
    ])
    expect(await changeEmail(token, 'new@example.com')).toMatchObject({
      user: { email: 'old@example.com', pendingEmail: 'new@example.com' },
      errors: [],
    })
    // Repeated because there was no response.
    expect((await changeEmail(token, 'new@example.com')).errors).toEqual([])
    const mails = await fixture.mails()
    expect(mails.map(({ to, subject }) => `${to.address} ${subject}`)).toEqual([
      'new@example.com Επιβεβαιώστε το νέο σας email – Floga',
      'old@example.com Ζητήθηκε αλλαγή του email σας – Floga',
    ])
    const link = /account\/confirm-email\?token=([\w-]{43})/.exec(mails[0]!.text)![1]!
    // The owner of the mailbox need not be the member.
    const confirm = (caller: Caller) => fixture.ask('member-confirm', { token: link }, caller)
    await expect(confirm({})).rejects.toThrow('UNAUTHENTICATED')
    const reader = await fixture.member('reader@example.com')
    expect(await confirm({ token: reader })).toMatchObject({
      kind: null,
      errors: [{ code: 'LINK_INVALID' }],
    })
    expect(await fixture.login('new@example.com')).toHaveProperty('error')
    expect(await confirm({ token })).toEqual({ kind: 'EMAIL', errors: [] })
    expect(await fixture.login('old@example.com')).toHaveProperty('error')
    expect(await fixture.login('new@example.com')).toHaveProperty('access_token')
    // A link in a mailbox that the member no longer uses.
    expect(await reset(oldLink)).toEqual(invalidLink)
  })

  it('do not move to the address of another member, and the response does not reveal it', async () => {
    await fixture.member('taken@example.com')
    const token = await fixture.member('wants@example.com')
    expect(await changeEmail(token, 'Taken@example.com')).toMatchObject({
      user: { pendingEmail: 'Taken@example.com' },
      errors: [],
    })
    const [mail] = await fixture.mails()
    expect(mail).toMatchObject({
      to: { address: 'taken@example.com' },
      subject: 'Έχετε ήδη λογαριασμό – Floga',
    })
  })

  it('are in no log and no table, and neither are links and tokens', async () => {
    const input = { email: 'quiet@example.com', password: 'a password for the logs' }
    await fixture.ask('member-register', { input })
    const link = await fixture.linkToken(input.email)
    await fixture.ask('member-confirm', { token: link, password: input.password })
    const { access_token, refresh_token } = await fixture.login(input.email, input.password)
    await expect(change('x'.repeat(43), input.password, 'y')).rejects.toThrow('UNAUTHENTICATED')
    await change(access_token, input.password, 'another password for the logs')
    await fixture.ask('password-forgot', { email: input.email })
    const resetLink = await fixture.linkToken(input.email)
    const tables = await database.admin((sql) =>
      sql.query(
        `SELECT (SELECT json_agg(t) FROM outbox t) AS o, (SELECT json_agg(t) FROM member_links t) AS l,
                (SELECT json_agg(t) FROM members t) AS m`,
      ),
    )
    const stored = JSON.stringify(tables)
    expect(stored).toContain('account-password-forgot')
    expect(logs).toContain('/auth/token')
    const secrets = [link, resetLink, access_token, refresh_token, 'password for the logs']
    for (const secret of secrets) {
      expect(secret).toMatch(/.{20}/)
      expect(logs).not.toContain(secret)
      expect(stored).not.toContain(secret)
    }
    expect(logs).not.toContain('quiet@example.com')
  })
})
