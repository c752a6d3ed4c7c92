import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeStaffKeyUses } from '../../domains/staff-keys/staff-key-use.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { createStaffClient } from './testing/staff-client.js'

describe('keys of programs', () => {
  let database: Database
  let platform: TestPlatform
  let now = new Date()
  beforeAll(async () => {
    database = await openTestDatabase()
    platform = startTestPlatform(database, { clock: () => now })
  })
  afterAll(() => database.close())

  const run = (...args: string[]) => runDoneCommand({ database }, [...args, '--tenant', 'floga'])

  async function create(...options: string[]) {
    const said = await run('create-staff-key', 'ERP', ...options)
    const [key = '', note = ''] = said.split('\n')
    return { key, id: /^Key (\d{8}) for ERP/.exec(note)?.[1] ?? '' }
  }

  async function callWith(key: string | undefined, remoteAddress = '203.0.113.1') {
    const response = await platform.app.inject({
      url: '/staff/v1/orders',
      headers: { tenant: 'floga', ...(key && { authorization: `Bearer ${key}` }) },
      remoteAddress,
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  it('are shown once, and stored as a hash', async () => {
    const { key, id } = await create('--scopes', 'orders:read')
    expect(key).toMatch(/^floga_staff_[\w-]{43}$/)
    expect((await callWith(key)).status).toBe(200)
    const [row] = await database.admin((sql) =>
      sql.query<{ row: string }>('SELECT k::text AS row FROM staff_keys k WHERE id = $1', [id]),
    )
    expect(row!.row).not.toContain(key)
    expect(await run('list-staff-keys')).not.toContain(key)
  })

  it('allow what their scopes name, and nothing else', async () => {
    const { key } = await create('--scopes', 'stock:read,stock:write')
    const { status, body } = await callWith(key)
    expect(status).toBe(403)
    expect(body).toEqual({
      code: 'scope-missing',
      message: 'The key "ERP" lacks the scope orders:read.',
      errors: [],
    })
    await expect(create('--scopes', 'orders:burn')).rejects.toThrow('There is no "orders:burn"')
    const dryRun = await run('create-staff-key', 'CRM', '--scopes', 'orders:read', '--dry-run')
    expect(dryRun).toMatch(/^Would create a key for CRM until/)
    expect(await run('list-staff-keys')).not.toContain('CRM')
  })

  it('end when they expire or are revoked', async () => {
    const { key } = await create('--scopes', 'orders:read', '--days', '1')
    const { key: revoked, id } = await create('--scopes', 'orders:read')
    expect(await run('revoke-staff-key', id)).toBe(`Revoked key ${id}.`)
    expect(await callWith(revoked)).toMatchObject({ status: 401, body: { code: 'invalid-key' } })
    await expect(run('revoke-staff-key', id)).rejects.toThrow(`no valid key ${id}`)
    const started = now
    now = new Date(started.getTime() + 2 * 24 * 60 * 60 * 1_000)
    expect((await callWith(key)).status).toBe(401)
    now = started
    expect((await callWith(key)).status).toBe(200)
  })

  it('are logged with every call, for thirty days and ten thousand calls', async () => {
    const { key, id } = await create('--scopes', 'orders:read')
    await callWith(key)
    expect(await run('list-staff-keys', '--uses', id)).toMatch(
      /^\S+ \S+\tGET \/orders\t200\t[0-9a-f-]{36}\n1 call\.$/,
    )
    await database.admin((sql) =>
      sql.query(
        `INSERT INTO staff_key_uses (tenant, key_id, used_at, route, status, request_id)
         SELECT 'floga', $1, $2::timestamptz, 'GET /stock', 200, n FROM generate_series(1, 10000) n`,
        [id, now.toISOString()],
      ),
    )
    await database.admin((sql) => purgeStaffKeyUses(sql, now))
    expect(await run('list-staff-keys')).toMatch(new RegExp(`^${id}\t.*\t10000 calls\t`, 'm'))
    const later = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1_000)
    await database.admin((sql) => purgeStaffKeyUses(sql, later))
    expect(await run('list-staff-keys', '--uses', id)).toBe('0 calls.')
    await expect(run('list-staff-keys', '--uses', '12345678')).rejects.toThrow(
      'floga has no key 12345678.',
    )
  })

  it('are let in while others are guessed from the same network, and limited each', async () => {
    const { key } = await create('--scopes', 'orders:read')
    const { key: other } = await create('--scopes', 'orders:read')
    const guess = () => callWith('floga_staff_guess', '198.51.100.7')
    let guesses = 0
    while ((await guess()).status === 401) guesses += 1
    expect(guesses).toBe(60)
    const refused = await guess()
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await callWith(key, '198.51.100.7')).status).toBe(200)

    await database.admin((sql) =>
      sql.query("UPDATE attempts SET count = 1200 WHERE kind = 'staffKey'"),
    )
    expect((await callWith(key)).status).toBe(429)
    expect((await callWith(other)).status).toBe(200)
  })
})

describe('errors before a call is looked at', () => {
  it('have the form of all others, and codes that the description names', async () => {
    const database = await openTestDatabase()
    const client = await createStaffClient(database, ['stock:write'])
    const { app } = startTestPlatform(database)
    const { body: description } = await app.inject({ url: '/staff/v1/openapi.json' })
    const { body: page } = await app.inject({ url: '/staff/v1' })
    const send = async (headers: object, payload: string) => {
      const authorization = `Bearer ${client.key}`
      const response = await app.inject({
        method: 'POST',
        url: '/staff/v1/stock',
        headers: { tenant: 'floga', authorization, ...headers },
        payload,
      })
      return { status: response.statusCode, ...response.json<{ code: string; errors: unknown }>() }
    }
    const type = { 'content-type': 'application/json' }
    const answers = [
      await send({ ...type, tenant: 'elsewhere' }, '{}'),
      await send(type, '{"changes": '),
      await send({ 'content-type': 'text/plain' }, 'changes'),
      await send(type, JSON.stringify({ changes: 'x'.repeat(300_000) })),
    ]
    expect(answers).toMatchObject([
      { status: 400, code: 'unknown-tenant', errors: [] },
      { status: 400, code: 'bad-request', errors: [] },
      { status: 415, code: 'unsupported-media-type', errors: [] },
      { status: 413, code: 'too-large', errors: [] },
    ])
    const stray = await app.inject({ url: '/staff/v1/nowhere', headers: { tenant: 'floga' } })
    expect(stray.statusCode).toBe(404)
    expect(stray.json()).toEqual({
      code: 'not-found',
      message: 'There is no such call.',
      errors: [],
    })
    for (const { code } of answers) {
      expect(description).toContain(`\`${code}\``)
      expect(page).toContain(`<code>${code}</code>`)
    }
    await database.close()
  })
})

describe('the description of the interface', () => {
  it('is served as OpenAPI and as a page without scripts, without a key', async () => {
    const database = await openTestDatabase()
    const { app } = startTestPlatform(database)
    const description = await app.inject({ url: '/staff/v1/openapi.json' })
    const document = description.json()
    expect(document.openapi).toBe('3.1.0')
    const referenced = new Set(
      [...description.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    )
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([...referenced]),
    )
    expect(referenced).toContain('Order')
    const page = await app.inject({ url: '/staff/v1' })
    expect(page.body).not.toContain('<script')
    for (const [path, operations] of Object.entries<object>(document.paths)) {
      for (const method of Object.keys(operations)) {
        expect(page.body).toContain(`${method.toUpperCase()} /staff/v1${path}`)
      }
    }
    await database.close()
  })
})
