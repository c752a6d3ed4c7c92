import { describe, expect, it } from 'vitest'

import { json, startTestServer } from './testing/start-test-server.js'

const token = { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' }
const refresh = { grant_type: 'refresh_token', refresh_token: 'r0' } as const

describe('platform.tokens', () => {
  it('requests tokens with tenant and locale, and no time zone', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, token))
    const request = { grant_type: 'password', username: 'a@b.gr', password: 'secret' } as const

    expect(await platform.tokens.request(request)).toEqual({ status: 'granted', token })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/auth/token' })
    expect(JSON.parse(seen[0]!.body)).toEqual(request)
    expect(seen[0]!.headers).toMatchObject({
      'content-type': 'application/json',
      tenant: 'floga',
      locale: 'el',
    })
    expect(seen[0]!.headers).not.toHaveProperty('timezone')
  })

  it('returns a rejected grant as an outcome', async () => {
    const { platform } = await startTestServer((response) =>
      json(response, { error: 'invalid_grant', error_description: 'No.' }, 400),
    )
    expect(await platform.tokens.request(refresh)).toEqual({
      status: 'refused',
      error: 'invalid_grant',
    })
  })

  it('returns how long to wait after too many attempts', async () => {
    const { platform } = await startTestServer((response) => {
      response.setHeader('Retry-After', '840')
      json(response, { error: 'slow_down', error_description: 'Wait.' }, 429)
    })
    expect(await platform.tokens.request(refresh)).toEqual({
      status: 'refused',
      error: 'slow_down',
      retryAfterSeconds: 840,
    })
  })

  it('uses a refresh token once, even when the response is lost', async () => {
    const { platform, seen } = await startTestServer((response) => response.destroy())
    await expect(platform.tokens.request(refresh)).rejects.toMatchObject({
      code: 'unreachable',
    })
    expect(seen).toHaveLength(1)
  })

  it('rejects a token response without a token', async () => {
    const { platform } = await startTestServer((response) => json(response, { access_token: 'a' }))
    await expect(platform.tokens.request(refresh)).rejects.toMatchObject({
      code: 'bad-answer',
    })
  })

  it('revokes a token', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}))
    await platform.tokens.revoke('r')
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/auth/revoke', body: '{"token":"r"}' })
  })

  it('describes a token, or reports it invalid', async () => {
    const { platform, seen } = await startTestServer((response, _request, attempt) =>
      attempt === 1
        ? json(response, { sub: 'member-1', expires_in: 60 })
        : json(response, { error: 'invalid_token', error_description: 'No.' }, 401),
    )
    expect(await platform.tokens.info('a')).toEqual({ sub: 'member-1', expires_in: 60 })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/auth/token-info' })
    expect(seen[0]!.headers.authorization).toBe('Bearer a')
    await expect(platform.tokens.info('a')).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
