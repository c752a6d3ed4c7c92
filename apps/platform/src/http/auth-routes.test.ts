import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../testing/open-test-database.js'
import { cheapPasswords, startTestPlatform } from '../testing/start-test-platform.js'
import type { TestPlatform } from '../testing/start-test-platform.js'
import { createMember } from '../domains/auth/create-member.js'
import type { PasswordHasher } from '../domains/auth/password.js'

const password = 'σωστός κωδικός 42'

describeWithDatabase('auth endpoints', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database)
    const member = { email: 'Maria@Example.com', password, name: 'Μαρία', locale: 'el' }
    await createMember(database, 'floga', member)
  })
  afterAll(async () => {
    await database.close()
  })

  async function call(path: string, payload: object, tenant = 'floga') {
    const response = await platform.app.inject({
      method: 'POST',
      url: `/auth/${path}`,
      headers: { tenant, locale: 'el' },
      payload,
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  function login(username = 'maria@example.com', secret = password, tenant = 'floga') {
    return call('token', { grant_type: 'password', username, password: secret }, tenant)
  }

  function refresh(token: string) {
    return call('token', { grant_type: 'refresh_token', refresh_token: token })
  }

  async function info(bearer: string, tenant = 'floga') {
    const response = await platform.app.inject({
      url: '/auth/token-info',
      headers: { tenant, locale: 'el', authorization: `Bearer ${bearer}` },
    })
    return { status: response.statusCode, body: response.json() }
  }

  async function age(table: string, column: string, seconds: number): Promise<void> {
    await database.admin((sql) =>
      sql.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(secs => $1::integer)`, [
        seconds,
      ]),
    )
  }

  it('logs a member in, in whatever case the address is typed', async () => {
    const { status, headers, body } = await login('MARIA@example.com')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 900,
      token_type: 'Bearer',
    })
  })

  it('rejects a password that was replaced while it was compared', async () => {
    const member = { email: 'eleni@example.com', password, name: 'Ελένη', locale: 'el' }
    await createMember(database, 'floga', member)
    const replacing: PasswordHasher = {
      ...cheapPasswords,
      async verify(...compared) {
        const matches = await cheapPasswords.verify(...compared)
        const replacement = await cheapPasswords.hash('another password')
        await database.write('floga', (sql) =>
          sql.query("UPDATE members SET password_hash = $1 WHERE email_key = 'eleni@example.com'", [
            replacement,
          ]),
        )
        return matches
      },
    }
    const { app } = startTestPlatform(database, { passwords: replacing })
    const payload = { grant_type: 'password', username: member.email, password }
    const headers = { tenant: 'floga', locale: 'el' }
    const answer = await app.inject({ method: 'POST', url: '/auth/token', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await login(member.email, 'another password')).status).toBe(200)
  })

  it('responds alike for a wrong password and an unknown address', async () => {
    const wrong = await login('maria@example.com', 'another password')
    const unknown = await login('nobody@example.com', 'another password')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual({
      error: 'invalid_grant',
      error_description: 'The credentials are not accepted.',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const foreign = await login('maria@example.com', password, 'other')
    expect([foreign.status, foreign.body]).toEqual([wrong.status, wrong.body])
  })

  it('returns the session of an access token, only in its own tenant', async () => {
    const { body } = await login()
    const known = await info(body.access_token)
    expect(known.status).toBe(200)
    expect(known.body.sub).toMatch(/^[\w-]{22}$/)
    expect(known.body.expires_in).toBeGreaterThan(890)
    expect((await info(body.access_token, 'other')).status).toBe(401)
    expect((await info('x'.repeat(43))).body).toMatchObject({ error: 'invalid_token' })
  })

  it('shows the current user over GraphQL', async () => {
    const { body } = await login()
    const query = '{ currentUser { data { email name } } }'
    const asMember = await platform.graphql(
      query,
      {},
      { authorization: `Bearer ${body.access_token}` },
    )
    expect(asMember.data).toEqual({
      currentUser: { data: { email: 'Maria@Example.com', name: 'Μαρία' } },
    })
    const asGuest = await platform.graphql(query)
    expect(asGuest.data).toEqual({ currentUser: { data: null } })
  })

  it('rotates refresh tokens, and gives tabs that refresh at once the same successor', async () => {
    const { body: first } = await login()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(first.refresh_token)),
    )
    const pairs = new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`))
    expect(pairs.size).toBe(1)
    const second = answers[0]!.body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await info(second.access_token)).status).toBe(200)
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  it('ends the whole login when a used token is sent again later', async () => {
    const { body: first } = await login()
    const { body: second } = await refresh(first.refresh_token)
    await age('refresh_tokens', 'used_at', 31)
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.refresh_token)).body.error).toBe('invalid_grant')
    expect((await info(second.access_token)).status).toBe(401)
  })

  it('ends the whole login when a used token is sent again after its successor was used', async () => {
    const { body: first } = await login()
    const { body: second } = await refresh(first.refresh_token)
    const { body: third } = await refresh(second.refresh_token)
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await info(third.access_token)).status).toBe(401)
  })

  it('ends tokens when their time is over', async () => {
    const { body } = await login()
    await age('access_tokens', 'expires_at', 15 * 60)
    expect((await info(body.access_token)).status).toBe(401)
    expect((await refresh(body.refresh_token)).status).toBe(200)
    const { body: other } = await login()
    await age('refresh_tokens', 'expires_at', 30 * 24 * 60 * 60)
    expect((await refresh(other.refresh_token)).status).toBe(400)
  })

  it('revokes a login by either token, and returns the same for unknown ones', async () => {
    for (const kind of ['access_token', 'refresh_token']) {
      const { body } = await login()
      const revoked = await call('revoke', { token: body[kind] })
      expect([revoked.status, revoked.body]).toEqual([200, {}])
      expect((await info(body.access_token)).status).toBe(401)
      expect((await refresh(body.refresh_token)).status).toBe(400)
    }
    expect((await call('revoke', { token: 'unknown' })).body).toEqual({})
  })

  it('stores no token and no password in plain text', async () => {
    const { body } = await login()
    const rows = await database.admin((sql) =>
      sql.query(
        `SELECT (SELECT json_agg(t) FROM access_tokens t) AS a,
                (SELECT json_agg(t) FROM refresh_tokens t) AS r,
                (SELECT json_agg(m) FROM members m) AS m`,
      ),
    )
    const stored = JSON.stringify(rows)
    expect(stored).toContain('$argon2id$')
    for (const secret of [body.access_token, body.refresh_token, password]) {
      expect(stored).not.toContain(secret)
    }
  })

  it('rejects an invalid token request', async () => {
    const codes = await Promise.all(
      [
        {},
        { grant_type: 'client_credentials' },
        { grant_type: 'password', username: 'x' },
        { grant_type: 'password', username: 'x', password: ['y'] },
        { grant_type: 'refresh_token', refresh_token: 'x'.repeat(513) },
        { grant_type: 'refresh_token', refresh_token: '\0' },
      ].map(async (payload) => {
        const { status, body } = await call('token', payload)
        return `${status} ${body.error}`
      }),
    )
    expect(codes).toEqual([
      '400 invalid_request',
      '400 unsupported_grant_type',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_grant',
    ])
  })

  it('rejects an unknown tenant and a body that is no JSON', async () => {
    expect(await login('maria@example.com', password, 'unknown')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    })
    const response = await platform.app.inject({
      method: 'POST',
      url: '/auth/token',
      headers: { tenant: 'floga', 'content-type': 'application/json' },
      payload: '{',
    })
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request'])
  })

  it('throttles guessing, for unknown addresses too', async () => {
    for (const username of ['guessed@example.com', 'zero\0@example.com']) {
      for (let attempt = 0; attempt < 10; attempt += 1) await login(username, 'guess')
      const { status, headers, body } = await login(username, 'guess')
      expect([status, body.error]).toEqual([429, 'slow_down'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await login()).status).toBe(200)
  })

  const logInFrom = async (address: string, guess: string) => {
    const headers = { tenant: 'floga', locale: 'el', 'x-forwarded-for': address }
    const payload = { grant_type: 'password', username: 'maria@example.com', password: guess }
    const { app } = platform
    return (await app.inject({ method: 'POST', url: '/auth/token', headers, payload })).statusCode
  }

  it('lets the member in from elsewhere while one network guesses', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logInFrom(`2001:db8:bad::${guess}`, 'guess')
    expect(await logInFrom('2001:db8:bad::ffff', password)).toBe(429)
    expect(await logInFrom('2001:db8:900d::1', password)).toBe(200)
  })

  it('slows who tries stolen passwords, a different address with each', async () => {
    const stuff = async (username: string, from: string, guess = 'stolen') => {
      const headers = { tenant: 'floga', locale: 'el', 'x-forwarded-for': from }
      const payload = { grant_type: 'password', username, password: guess }
      const { app } = platform
      return (await app.inject({ method: 'POST', url: '/auth/token', headers, payload })).statusCode
    }
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      statuses.add(await stuff(`stolen-${attempt}@example.com`, '203.0.113.7'))
    }
    expect([...statuses]).toEqual([400])
    expect(await stuff('stolen@example.com', '203.0.113.7')).toBe(429)
    expect(await stuff('maria@example.com', '203.0.113.7', password)).toBe(429)
    expect(await stuff('maria@example.com', '203.0.113.8', password)).toBe(200)
  })

  it('lets a token live as long as configured', async () => {
    const { app } = startTestPlatform(database, { accessTokenSeconds: 20 })
    const ask = async (payload: object) => {
      const headers = { tenant: 'floga', locale: 'el' }
      return (await app.inject({ method: 'POST', url: '/auth/token', headers, payload })).json()
    }
    const first = await ask({ grant_type: 'password', username: 'maria@example.com', password })
    const second = await ask({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
    expect([first.expires_in, second.expires_in]).toEqual([20, 20])
    expect((await info(second.access_token)).body.expires_in).toBeLessThanOrEqual(20)
  })

  it('lets the member in from a known network while many networks guess', async () => {
    expect(await logInFrom('198.51.100.1', password)).toBe(200)
    for (let guess = 0; guess < 200; guess += 1) await logInFrom(`203.0.${guess}.1`, 'guess')
    expect(await logInFrom('198.51.100.2', password)).toBe(429)
    expect(await logInFrom('198.51.100.1', password)).toBe(200)
  })
})
