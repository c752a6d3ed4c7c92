import { describe, expect, it } from 'vitest'
import { isRenewable, parseTokenResponse } from './session-grant.js'

describe('isRenewable', () => {
  it('needs a refresh token, unless a server keeps it', () => {
    expect(isRenewable({ tokens: null })).toBe(true)
    expect(isRenewable({ tokens: { token: 'a', refreshToken: 'b' } })).toBe(true)
    expect(isRenewable({ tokens: { token: 'a', refreshToken: null } })).toBe(false)
  })
})

describe('parseTokenResponse', () => {
  const body = { access_token: 'a', refresh_token: 'b', expires_in: 900 }

  it('reads the tokens and their life', () => {
    expect(parseTokenResponse({ ...body, token_type: 'Bearer' })).toEqual({
      tokens: { token: 'a', refreshToken: 'b' },
      expiresInSeconds: 900,
    })
  })

  it('parses a response without a refresh token', () => {
    for (const refresh_token of [undefined, null, '', 7]) {
      expect(parseTokenResponse({ ...body, refresh_token })).toMatchObject({
        tokens: { token: 'a', refreshToken: null },
      })
    }
  })

  it('rejects a response without an access token or a lifetime', () => {
    const wrong: unknown[] = [null, undefined, 'text', 7, {}]
    for (const access_token of [undefined, '', 7]) wrong.push({ ...body, access_token })
    for (const expires_in of [undefined, '900', 0, -1, Number.NaN, Infinity]) {
      wrong.push({ ...body, expires_in })
    }
    expect(wrong.map(parseTokenResponse)).toEqual(wrong.map(() => null))
    expect(parseTokenResponse({ ...body, expires_in: 0.5 })).not.toBeNull()
  })
})
