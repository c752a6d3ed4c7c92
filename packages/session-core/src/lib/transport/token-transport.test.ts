import { describe, expect, it } from 'vitest'
import { createTokenTransport, type TokenCallAnswer } from './token-transport.js'

const tokens = { token: 'access-1', refreshToken: 'refresh-1' }
const { signal } = new AbortController()

function open(answer: TokenCallAnswer) {
  const sent: unknown[] = []
  const transport = createTokenTransport({
    request: async (grant) => {
      sent.push(grant)
      return answer
    },
    revoke: async (token) => void sent.push(token),
    loadUser: async (token) => ({ email: `${token}@example.com` }),
  })
  return { transport, sent }
}

describe('createTokenTransport', () => {
  it('exchanges a refresh token by their names in the API', async () => {
    const token = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 900 }
    const { transport, sent } = open({ status: 'granted', token })
    expect(await transport.renew(tokens, signal)).toEqual({
      status: 'granted',
      grant: {
        tokens: { token: 'access-2', refreshToken: 'refresh-2' },
        expiresInSeconds: 900,
      },
    })
    expect(sent).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-1' }])
  })

  it('passes a rejected grant on', async () => {
    const { transport } = open({ status: 'refused', error: 'invalid_grant' })
    expect(await transport.renew(tokens, signal)).toEqual({ status: 'refused' })
  })

  it('treats neither rate limits nor a response without tokens as rejected', async () => {
    const answers: TokenCallAnswer[] = [
      { status: 'refused', error: 'slow_down' },
      { status: 'granted', token: null },
      { status: 'granted', token: { access_token: '', expires_in: 900 } },
      { status: 'granted', token: { access_token: 'a', expires_in: '900' } },
      { status: 'granted', token: { access_token: 'a', expires_in: -1 } },
      { status: 'granted', token: { access_token: 'a', expires_in: Infinity } },
    ]
    const codes = await Promise.all(
      answers.map((answer) =>
        open(answer)
          .transport.renew(tokens, signal)
          .catch((error: unknown) => error instanceof Error && 'code' in error && error.code),
      ),
    )
    expect(codes).toEqual(answers.map(() => 'unusable-grant'))
  })

  it('makes no request without a refresh token', async () => {
    const { transport, sent } = open({ status: 'refused', error: 'invalid_grant' })
    for (const held of [null, { token: 'a', refreshToken: null }]) {
      expect(await transport.renew(held, signal)).toEqual({ status: 'refused' })
    }
    expect(sent).toEqual([])
  })

  it('revokes the refresh token, which ends all the others, or what there is', async () => {
    const { transport, sent } = open({ status: 'refused', error: 'invalid_grant' })
    await transport.revoke(tokens, signal)
    await transport.revoke({ token: 'access-1', refreshToken: null }, signal)
    await transport.revoke(null, signal)
    expect(sent).toEqual(['refresh-1', 'access-1'])
  })

  it('loads the user with the access token', async () => {
    const { transport } = open({ status: 'refused', error: 'invalid_grant' })
    expect(await transport.loadUser(tokens, signal)).toEqual({ email: 'access-1@example.com' })
    expect(() => transport.loadUser(null, signal)).toThrow(
      expect.objectContaining({
        code: 'invalid-settings',
        message: expect.stringMatching(/token/),
      }),
    )
  })
})
