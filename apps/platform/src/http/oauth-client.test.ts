import {
  None,
  ResponseBodyError,
  customFetch,
  genericTokenEndpointRequest,
  processGenericTokenEndpointResponse,
  processRefreshTokenResponse,
  processRevocationResponse,
  refreshTokenGrantRequest,
  revocationRequest,
} from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '../domains/auth/create-member.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { cheapPasswords, startTestPlatform } from '../testing/start-test-platform.js'
import type { TestPlatform } from '../testing/start-test-platform.js'

const server = {
  issuer: 'https://platform.example',
  token_endpoint: 'https://platform.example/auth/token',
  revocation_endpoint: 'https://platform.example/auth/revoke',
}
const client = { client_id: 'shop' }
const password = 'σωστός κωδικός 42'

describe('the token calls, by an OAuth client from npm', () => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase()
    platform = startTestPlatform(database)
    const member = { email: 'maria@example.com', password, name: null, locale: 'el' }
    await createMember(database, 'floga', member, cheapPasswords)
  })
  afterAll(async () => {
    await database.close()
  })

  const options = {
    headers: { tenant: 'floga', locale: 'el' },
    [customFetch]: async (url: string, init: RequestInit) => {
      const response = await platform.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: Object.fromEntries(new Headers(init.headers)),
        payload: String(init.body),
      })
      const headers = { 'content-type': String(response.headers['content-type']) }
      return new Response(response.body, { status: response.statusCode, headers })
    },
  }

  const logIn = async (secret: string) => {
    const credentials = { username: 'maria@example.com', password: secret }
    const response = await genericTokenEndpointRequest(
      ...([server, client, None(), 'password', credentials, options] as const),
    )
    return processGenericTokenEndpointResponse(server, client, response)
  }

  const refresh = async (token: string) =>
    processRefreshTokenResponse(
      server,
      client,
      await refreshTokenGrantRequest(server, client, None(), token, options),
    )

  it('log in, refresh and revoke', async () => {
    const first = await logIn(password)
    expect(first).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    const second = await refresh(first.refresh_token!)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    await processRevocationResponse(
      await revocationRequest(server, client, None(), second.refresh_token!, options),
    )
    await expect(refresh(second.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('reject in the words of the standard', async () => {
    const failure = await logIn('wrong').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ResponseBodyError)
    expect(failure).toMatchObject({ error: 'invalid_grant', status: 400 })
  })

  const send = async (path: string, payload: string, headers: object = {}, method = 'POST') => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await platform.app.inject({
      method,
      url: path,
      headers: { ...options.headers, ...(method === 'POST' && type), ...headers },
      ...(method === 'POST' && { payload }),
    })
    return { ...answer, error: answer.json<{ error?: string }>().error }
  }
  const grant = 'grant_type=password&username=maria%40example.com&password=wrong'

  it('take each parameter once', async () => {
    for (const twice of ['grant_type=password', 'username=a', 'password=b', 'token=c']) {
      for (const path of ['/auth/token', '/auth/revoke']) {
        expect(await send(path, `${grant}&token=a&${twice}`)).toMatchObject({
          statusCode: 400,
          error: 'invalid_request',
        })
      }
    }
  })

  it('take no credentials of clients, and no scope', async () => {
    for (const authorization of ['Basic !!!', 'Basic c2hvcDpzZWNyZXQ=', 'Bearer x']) {
      expect(await send('/auth/token', grant, { authorization })).toMatchObject({
        statusCode: 401,
        error: 'invalid_client',
        headers: { 'www-authenticate': 'Basic realm="floga"' },
      })
    }
    expect(await send('/auth/token', `${grant}&scope=admin`)).toMatchObject({
      statusCode: 400,
      error: 'invalid_scope',
    })
  })

  it('are not cached, and only accepted by POST', async () => {
    const noCache = { 'cache-control': 'no-store', pragma: 'no-cache' }
    expect((await send('/auth/token', grant)).headers).toMatchObject(noCache)
    for (const path of ['/auth/token', '/auth/revoke']) {
      expect(await send(path, '', {}, 'GET')).toMatchObject({
        statusCode: 405,
        error: 'invalid_request',
        headers: { allow: 'POST', ...noCache },
      })
    }
  })
})
