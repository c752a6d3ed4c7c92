import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { cheapPasswords } from '../../testing/start-test-platform.js'
import { createMemberFixture, goodPassword } from '../testing/member-fixture.js'
import type { Caller, MemberAnswer, MemberFixture } from '../testing/member-fixture.js'

const minute = 60 * 1_000
const confirmed = { kind: 'REGISTRATION', errors: [] }
const codesOf = ({ errors }: MemberAnswer) => errors.map(({ code, field }) => [field, code])

describeEachEngine('the confirmation of a registration', (engine) => {
  let database: Database
  let fixture: MemberFixture
  let compared = 0
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createMemberFixture(database, {
      passwords: {
        ...cheapPasswords,
        verify: (hash, password) => ((compared += 1), cheapPasswords.verify(hash, password)),
      },
    })
  })
  afterAll(() => database.close())

  const register = async (email: string, password = goodPassword) => {
    await fixture.ask('member-register', { input: { email, password } })
    return fixture.linkToken(email)
  }
  const confirm = (token: string, password?: string | null, caller: Caller = {}) =>
    fixture.ask('member-confirm', { token, password }, caller)

  it('requires the password that was chosen with it, and a wrong or missing one leaves the link', async () => {
    const token = await register('maria@example.com')
    const en = { locale: 'en' }
    expect((await confirm(token, 'not the password')).errors).toMatchObject([
      {
        code: 'WRONG_PASSWORD',
        field: 'password',
        message: 'Δεν είναι ο κωδικός που επιλέξατε κατά την εγγραφή',
      },
    ])
    expect((await confirm(token, 'not the password', en)).errors).toMatchObject([
      { message: 'This is not the password that you chose when you registered' },
    ])
    for (const missing of [undefined, null, '']) {
      expect(await confirm(token, missing)).toMatchObject({
        kind: null,
        errors: [{ code: 'REQUIRED', field: 'password' }],
      })
    }
    expect(await fixture.login('maria@example.com')).toHaveProperty('error')
    await fixture.mails()
    expect(await confirm(token, goodPassword)).toEqual(confirmed)
    expect(await fixture.login('maria@example.com')).toHaveProperty('access_token')
  })

  it('does the same work for a right, a wrong and a missing password', async () => {
    const work = async (password: string | null) => {
      const token = await register(`work-${String(password).length}@example.com`)
      const before = compared
      await confirm(token, password)
      return compared - before
    }
    expect(await work('a wrong one')).toBe(1)
    expect(await work(null)).toBe(1)
    expect(await work(goodPassword)).toBe(1)
  })

  it('is not done by the password of another registration of the address', async () => {
    const email = 'victim@example.com'
    const own = await register(email)
    const strangers = await register(email, 'the password of a stranger')
    expect(codesOf(await confirm(strangers, goodPassword))).toEqual([
      ['password', 'WRONG_PASSWORD'],
    ])
    expect(codesOf(await confirm(own, 'the password of a stranger'))).toEqual([
      ['password', 'WRONG_PASSWORD'],
    ])
    expect(await confirm(own, goodPassword)).toEqual(confirmed)
  })

  it('limits guesses like those of a login, and locks out no other person', async () => {
    const email = 'guessed@example.com'
    const [own, guesser] = [{ address: '198.51.100.1' }, { address: '203.0.113.1' }]
    // A stranger in the member's network, who has no link, guesses at the login.
    for (let guess = 0; guess < 11; guess += 1) {
      await fixture.login(email, 'guess', 'floga', own.address)
    }
    expect((await fixture.login(email, 'guess', 'floga', own.address)).error).toBe('slow_down')
    const token = await register(email)
    for (let guess = 0; guess < 9; guess += 1) await confirm(token, `guess ${guess}`, guesser)
    expect(codesOf(await confirm(token, null, guesser))).toEqual([['password', 'REQUIRED']])
    const limited = await confirm(token, goodPassword, guesser)
    expect(limited).toMatchObject({
      kind: null,
      errors: [{ code: 'THROTTLED', field: null, retryAfterSeconds: expect.any(Number) }],
    })
    expect(limited.errors[0]!.retryAfterSeconds).toBeLessThanOrEqual(900)
    // Another registration from the same network.
    const neighbour = await register('neighbour@example.com')
    expect(await confirm(neighbour, goodPassword, guesser)).toEqual(confirmed)
    expect(await confirm(token, goodPassword, own)).toEqual(confirmed)

    const later = await register('later@example.com')
    for (let guess = 0; guess < 10; guess += 1) await confirm(later, 'a guess', guesser)
    fixture.wait(15 * minute)
    expect(await confirm(later, goodPassword, guesser)).toEqual(confirmed)
  })

  it('is limited for all networks together', async () => {
    const token = await register('many@example.com')
    for (let guess = 0; guess < 200; guess += 1) {
      const address = `203.0.${100 + (guess % 50)}.7`
      expect(codesOf(await confirm(token, 'a guess', { address }))).toEqual([
        ['password', 'WRONG_PASSWORD'],
      ])
    }
    const other = { address: '198.51.100.200' }
    expect(codesOf(await confirm(token, goodPassword, other))).toEqual([[null, 'THROTTLED']])
    fixture.wait(60 * minute)
    expect(await confirm(token, goodPassword, other)).toEqual(confirmed)
  })

  it('happens once, if two requests confirm at once', async () => {
    const token = await register('twice@example.com')
    const kinds = await Promise.all([confirm(token, goodPassword), confirm(token, goodPassword)])
    expect(kinds.map(({ kind }) => String(kind)).sort()).toEqual(['REGISTRATION', 'null'])
  })
})
