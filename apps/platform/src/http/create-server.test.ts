import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/create-test-client.js'
import { createServer } from './create-server.js'

describe('createServer', () => {
  const callerSeenBy = async (remoteAddress: string, trustedProxies: string[] = []) => {
    const app = createServer({ log: pino({ level: 'silent' }), trustedProxies })
    app.get('/caller', (c) => c.text(c.get('clientAddress')))
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' }
    const { body } = await createTestClient(app).inject({ url: '/caller', remoteAddress, headers })
    return body
  }

  it('trusts the forwarded address of this machine and of named proxies', async () => {
    expect(await callerSeenBy('127.0.0.1')).toBe('198.51.100.9')
    expect(await callerSeenBy('10.1.2.3', ['10.0.0.0/8'])).toBe('198.51.100.9')
    expect(await callerSeenBy('10.1.2.3', ['10.0.0.0/8', '198.51.100.9'])).toBe('203.0.113.7')
  })

  it('trusts no other caller', async () => {
    expect(await callerSeenBy('10.1.2.3')).toBe('10.1.2.3')
    expect(await callerSeenBy('192.0.2.1', ['10.0.0.0/8'])).toBe('192.0.2.1')
  })
})
