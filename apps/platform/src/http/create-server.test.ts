import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/create-test-client.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import { createServer } from './create-server.js'

describe('createServer', () => {
  const callerSeenBy = async (
    remoteAddress: string,
    trustedProxies: string[] = [],
    forwardedFor = '203.0.113.7, 198.51.100.9',
  ) => {
    const app = createServer({ log: pino({ level: 'silent' }), trustedProxies })
    app.get('/caller', (c) => c.text(c.get('clientAddress')))
    const headers = { 'x-forwarded-for': forwardedFor }
    const { body } = await createTestClient(app).inject({ url: '/caller', remoteAddress, headers })
    return body
  }

  it('trusts the forwarded address of this machine and of named proxies', async () => {
    expect(await callerSeenBy('127.0.0.1')).toBe('198.51.100.9')
    expect(await callerSeenBy('10.1.2.3', ['10.0.0.0/8'])).toBe('198.51.100.9')
    expect(await callerSeenBy('10.1.2.3', ['10.0.0.0/8', '198.51.100.9'])).toBe('203.0.113.7')
  })

  it.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['203.0.113.7:1, 198.51.100.9:2', '198.51.100.9'],
    ['198.51.100.9, ', '198.51.100.9'],
    ['unknown', '127.0.0.1'],
    ['203.0.113.7, _hidden', '127.0.0.1'],
    ['203.0.113.7:x', '127.0.0.1'],
  ])('reads %s as the address alone, without the port of a connection', async (list, address) => {
    expect(await callerSeenBy('127.0.0.1', [], list)).toBe(address)
  })

  it('trusts no other caller', async () => {
    expect(await callerSeenBy('10.1.2.3')).toBe('10.1.2.3')
    expect(await callerSeenBy('192.0.2.1', ['10.0.0.0/8'])).toBe('192.0.2.1')
  })
})

describe('createServer with allowed origins', () => {
  const site = 'https://app.example'
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.write('floga', (sql) =>
      sql.query(`UPDATE tenants SET settings = settings || '{"allowedOrigins": ["${site}"]}'`),
    )
  })
  afterAll(() => database.close())

  const allowed = async (method: 'OPTIONS' | 'POST', origin: string, tenant?: string) => {
    const response = await startTestPlatform(database).app.inject({
      method,
      url: '/main/graphql',
      headers: {
        origin,
        ...(tenant === undefined ? { 'access-control-request-method': 'POST' } : { tenant }),
      },
      ...(method === 'POST' ? { payload: { query: '{ contractVersion }' } } : {}),
    })
    return response.headers['access-control-allow-origin']
  }

  it('lets a browser call the tenant that allows the origin, and no other', async () => {
    expect(await allowed('OPTIONS', site)).toBe(site)
    expect(await allowed('POST', site, 'floga')).toBe(site)
    expect(await allowed('POST', site, 'other')).toBeUndefined()
  })

  it('allows no other site', async () => {
    expect(await allowed('OPTIONS', 'https://evil.example')).toBeUndefined()
    expect(await allowed('POST', 'https://evil.example', 'floga')).toBeUndefined()
  })
})
