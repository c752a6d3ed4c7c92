import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { createLog } from '../foundation/log/create-log.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { startTestPlatform } from '../testing/start-test-platform.js'

const hash = 'a'.repeat(64)
const headers = { tenant: 'floga', locale: 'el', 'content-type': 'application/json' }

const requestId = '6a1f3a0c-2f5e-4d3b-9c1e-0d9b7a5c3e21'

describe('the GraphQL endpoint', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const post = (
    payload: object,
    options: { isOpen?: boolean; url?: string; headers?: object } = {},
  ) =>
    startTestPlatform(database, {
      documents: new Map([[hash, '{ contractVersion }']]),
      isOpen: options.isOpen ?? false,
    }).app.inject({
      method: 'POST',
      url: options.url ?? '/main/graphql',
      headers: { ...headers, ...options.headers },
      payload,
    })

  it('runs a document of the allow-list by its hash at all three endpoints', async () => {
    const answers = await Promise.all(
      ['/main/graphql', '/data/graphql', '/auth/graphql'].map((url) => post(byHash(hash), { url })),
    )
    expect(answers.map((answer) => answer.json<unknown>())).toEqual(
      Array.from({ length: 3 }, () => ({ data: { contractVersion: 'floga 1' } })),
    )
  })

  it('rejects an unknown hash with 400', async () => {
    const answer = await post(byHash('b'.repeat(64)))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('PersistedQueryNotFound')
  })

  it('rejects any other document with 400', async () => {
    const answer = await post({ query: '{ contractVersion }' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('PersistedQueryOnly')
  })

  it('does not run another document under a known hash', async () => {
    const answer = await post({ query: '{ secret: contractVersion }', ...byHash(hash) })
    expect(answer.json()).toEqual({ data: { contractVersion: 'floga 1' } })
  })

  it('rejects a call without a known tenant with 400', async () => {
    const unknown = await post(byHash(hash), { headers: { tenant: 'unknown' } })
    const missing = await post(byHash(hash), { headers: { tenant: '' } })
    expect([unknown.statusCode, missing.statusCode]).toEqual([400, 400])
    expect(unknown.json()).toMatchObject({ code: 'unknown-tenant' })
  })

  it('echoes the id of the request and makes one up for a strange one', async () => {
    const echoed = await post(byHash(hash), { headers: { 'x-request-id': requestId } })
    expect(echoed.headers['x-request-id']).toBe(requestId)
    const made = await post(byHash(hash), { headers: { 'x-request-id': '4111111111111111' } })
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('rejects a document that nests too deep', async () => {
    const deep = `{ menuCategories { ${'children { '.repeat(14)} id ${'} '.repeat(14)} } }`
    const answer = await post({ query: deep }, { isOpen: true })
    expect(answer.body).toContain('Query validation error')
  })

  it('rejects a body that is not JSON, broken or empty', async () => {
    const ask = async (payload: string, contentType = 'application/json') => {
      const { app } = startTestPlatform(database, { isOpen: true })
      const call = { method: 'POST', url: '/main/graphql', payload }
      const answer = await app.inject({
        ...call,
        headers: { ...headers, 'content-type': contentType },
      })
      return [answer.statusCode, answer.json().code]
    }
    expect(await ask('{')).toEqual([400, 'bad-request'])
    expect(await ask('')).toEqual([400, 'bad-request'])
    expect(await ask('{}')).toEqual([400, 'bad-request'])
    expect(await ask('query={contractVersion}', 'text/plain')).toEqual([
      415,
      'unsupported-media-type',
    ])
  })

  it('runs a document in the URL of a GET', async () => {
    const { app } = startTestPlatform(database, { isOpen: true })
    const url = `/main/graphql?query=${encodeURIComponent('{ contractVersion }')}`
    const answer = await app.inject({ url, headers: { tenant: 'floga', locale: 'el' } })
    expect(answer.json()).toEqual({ data: { contractVersion: 'floga 1' } })
  })

  it("logs no input, and no error for a client's mistake", async () => {
    let logged = ''
    const log = createLog({ level: 'trace', to: { write: (line) => void (logged += line) } })
    const platform = startTestPlatform(database, { log })
    const secret = 'hunter2-4111111111111111'
    const register =
      'mutation ($input: MemberRegisterInput!) { memberRegister(input: $input) { errors { code } } }'
    const answers = [
      await platform.graphql(register, { input: { email: 'a@example.com', password: [secret] } }),
      await platform.graphql(register, { input: { email: 'a@example.com', [secret]: 1 } }),
      await platform.graphql('query ($n: Int!) { contractVersion }', { n: secret }),
      await platform.graphql(`{ ${secret} }`),
      await platform.graphql('{ memberData }'),
      await platform.graphql('{ memberData }', {}, { authorization: `Bearer ${secret}` }),
    ]
    expect(answers.every(({ errors }) => (errors ?? []).length > 0)).toBe(true)
    expect(logged).toContain('answered')
    expect(logged).not.toContain(secret)
    expect(logged).not.toContain('"level":50')
  })

  it('sends type and charset of each response, and does not let another site read it', async () => {
    const { app } = startTestPlatform(database, {
      documents: new Map([[hash, '{ contractVersion }']]),
    })
    const evil = { ...headers, origin: 'https://evil.example' }
    const ask = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'tenant',
    }
    const url = '/main/graphql'
    const answers = [
      await app.inject({ method: 'POST', url, headers: evil, payload: byHash(hash) }),
      await app.inject({ method: 'POST', url, headers: evil, payload: {} }),
      await app.inject({ method: 'OPTIONS', url, headers: { ...evil, ...ask } }),
      await app.inject({ method: 'POST', url: '/auth/token', headers: evil, payload: {} }),
      await app.inject({ method: 'GET', url: '/nothing', headers: evil }),
    ]
    for (const answer of answers) {
      const names = Object.keys(answer.headers)
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
      if (answer.body === '') continue
      expect(answer.headers['content-type']).toMatch(/^application\/[\w+-]+; ?charset=utf-8$/i)
    }
  })

  it('responds to a client that only accepts events, without a failure', async () => {
    const answer = await post(byHash(hash), { headers: { accept: 'text/event-stream' } })
    expect(answer.statusCode).toBeLessThan(500)
  })

  it('takes a text that no database can hold for one that it does not know', async () => {
    const platform = startTestPlatform(database)
    const product = 'query ($slug: String!) { product(where: { slug: $slug }) { id } }'
    for (const slug of ['a\0b', 'a\ud800b', '\0']) {
      expect(await platform.graphql(product, { slug })).toEqual({ data: { product: null } })
      const cart = 'query ($id: ID!) { cart(id: $id) { id } }'
      expect(await platform.graphql(cart, { id: slug })).toEqual({ data: { cart: null } })
    }
  })

  it('rejects variables and extensions in an address that are no JSON', async () => {
    const { app } = startTestPlatform(database)
    for (const query of ['variables=nonsense', 'extensions={', 'variables=1', 'variables=']) {
      const url = `/main/graphql?query=%7BcontractVersion%7D&${query}`
      expect((await app.inject({ url, headers })).statusCode).toBe(400)
    }
  })

  it('rejects a body above the limit', async () => {
    const answer = await post({ query: ' '.repeat(300_000) }, { isOpen: true })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too-large' })
  })
})

function byHash(sha256Hash: string) {
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } }
}
