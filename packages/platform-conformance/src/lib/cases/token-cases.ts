import { CurrentUserDocument } from '@floga/api-client/operations'
import { platformPaths } from '@floga/platform-contract'
import type { AuthErrorResponse, TokenInfo, TokenResponse } from '@floga/platform-contract'
import * as v from 'valibot'
import type { Caller, RawAnswer } from '../caller.js'
import { casesOf } from '../conformance-case.js'
import type { CaseContext } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat, show } from '../contract-violation.js'

const contract = 'src/lib/auth.ts'

const text = v.pipe(v.string(), v.minLength(1))
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1))
const tokenSchema: v.GenericSchema<unknown, TokenResponse> = v.object({
  access_token: text,
  refresh_token: text,
  expires_in: seconds,
  token_type: v.literal('Bearer'),
})
const infoSchema: v.GenericSchema<unknown, TokenInfo> = v.object({ sub: text, expires_in: seconds })

/** Reads a body. @throws {ContractViolation} where it has another form. */
function read<Value>(schema: v.GenericSchema<unknown, Value>, answer: RawAnswer): Value {
  const parsed = v.safeParse(schema, answer.body)
  const issue = parsed.issues?.[0]
  const expected = `a response in the contract's format: ${issue ? `${v.getDotPath(issue)}: ${issue.message}` : ''}`
  expectThat(
    parsed.success && answer.status === 200,
    expected,
    `${answer.status} ${show(answer.body)}`,
  )
  return parsed.output
}

const errorOf = ({ status, body }: RawAnswer): [number, string] => {
  const { error = 'none' } = (body ?? {}) as Partial<AuthErrorResponse>
  return [status, error]
}

const askToken = (call: Caller, body: object) =>
  call.post(call.at('auth', platformPaths.token), body)

const byPassword = (call: Caller, username: string, password: string) =>
  askToken(call, { grant_type: 'password', username, password })

const refresh = (call: Caller, token: string) =>
  askToken(call, { grant_type: 'refresh_token', refresh_token: token })

const info = (call: Caller, token: string) =>
  call.get(call.at('auth', platformPaths.tokenInfo), { token })

const revoke = (call: Caller, token: string) =>
  call.post(call.at('auth', platformPaths.revoke), { token })

/** Logs in the member of the settings. */
export async function logIn({ call, settings }: CaseContext): Promise<TokenResponse> {
  const { member } = settings
  if (!member) throw new CaseSkipped('the settings have no `member`')
  return read(tokenSchema, await byPassword(call, member.email, member.password))
}

/** Cases about access tokens: identity, lifetime and revocation. */
export const tokenCases = casesOf('members', [
  {
    name: 'a member logs in by password, and the token has its member and lifetime',
    contract: `${contract}, TokenResponse, TokenInfo`,
    async run(context) {
      const { call, settings } = context
      const { access_token: token, expires_in: lifetime } = await logIn(context)
      const { expires_in: left } = read(infoSchema, await info(call, token))
      expectThat(left <= lifetime && left > lifetime - 30, `some ${lifetime} seconds`, left)
      const { currentUser } = await call.ask(CurrentUserDocument, {}, { token })
      expectSame(currentUser.data?.email, settings.member?.email, 'whose it is')
    },
  },
  {
    name: 'a response with tokens is not cacheable',
    contract: 'README.md, Tokens',
    async run({ call, settings }) {
      const { email = '', password = '' } = settings.member ?? {}
      if (!settings.member) throw new CaseSkipped('the settings have no `member`')
      const { headers } = await byPassword(call, email, password)
      const kept = headers.get('cache-control') ?? 'no Cache-Control'
      expectThat(kept.includes('no-store'), 'Cache-Control: no-store', kept)
    },
  },
  {
    name: 'a missing or invalid token is anonymous',
    contract: 'schema/account.graphql, currentUser',
    async run({ call }) {
      for (const token of [undefined, 'made-up-token-made-up-token-made-up-token-1']) {
        const { currentUser } = await call.ask(CurrentUserDocument, {}, { token })
        expectSame(currentUser.data, null)
      }
      expectSame(errorOf(await info(call, 'made-up')), [401, 'invalid_token'], 'token-info')
    },
  },
  {
    name: 'a wrong password and an unknown address get the same response',
    contract: 'README.md, Tokens; schema/member.graphql',
    async run({ call, settings }) {
      if (!settings.member) throw new CaseSkipped('the settings have no `member`')
      const known = await byPassword(call, settings.member.email, 'a wrong password')
      const unknown = await byPassword(call, 'nobody-at-all@example.com', 'a wrong password')
      expectSame(errorOf(known), [400, 'invalid_grant'], 'for the member')
      expectSame(unknown.body, known.body, 'for an unknown address, verbatim')
      expectSame(unknown.status, known.status)
    },
  },
  {
    name: 'a refresh token returns new tokens, which are valid',
    contract: `${contract}, RefreshGrant`,
    async run(context) {
      const { call } = context
      const first = await logIn(context)
      const next = read(tokenSchema, await refresh(call, first.refresh_token))
      expectThat(next.access_token !== first.access_token, 'another access token', 'the same')
      expectThat(next.refresh_token !== first.refresh_token, 'another refresh token', 'the same')
      read(infoSchema, await info(call, next.access_token))
    },
  },
  {
    name: 'two tabs may use a refresh token at the same moment, and both stay logged in',
    contract: 'README.md, Tokens',
    async run(context) {
      const { call } = context
      const { refresh_token: token } = await logIn(context)
      const both = await Promise.all([refresh(call, token), refresh(call, token)])
      for (const answer of both) {
        read(infoSchema, await info(call, read(tokenSchema, answer).access_token))
      }
    },
  },
  {
    name: 'a refresh token sent again after its successor was used ends the login',
    contract: 'README.md, Tokens',
    async run(context) {
      const { call } = context
      const first = await logIn(context)
      const second = read(tokenSchema, await refresh(call, first.refresh_token))
      const third = read(tokenSchema, await refresh(call, second.refresh_token))
      expectSame(
        errorOf(await refresh(call, first.refresh_token)),
        [400, 'invalid_grant'],
        'the used one',
      )
      expectSame((await info(call, third.access_token)).status, 401, 'the newest access token')
      expectSame((await refresh(call, third.refresh_token)).status, 400, 'the newest refresh token')
    },
  },
  {
    name: 'revoking ends a login at once, and responds alike to an unknown token',
    contract: 'src/lib/endpoints.ts, platformPaths.revoke',
    async run(context) {
      const { call } = context
      const { access_token: access, refresh_token: token } = await logIn(context)
      for (const one of [token, 'a-token-that-nobody-was-given']) {
        const { status, body } = await revoke(call, one)
        expectSame([status, body], [200, {}])
      }
      expectSame((await info(call, access)).status, 401, 'its access token')
      expectSame((await refresh(call, token)).status, 400, 'its refresh token')
    },
  },
  {
    name: 'an invalid token request is rejected with the code of the reason',
    contract: `${contract}, AuthErrorCode`,
    async run({ call }) {
      for (const [body, code] of [
        [{}, 'invalid_request'],
        [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
        [{ grant_type: 'password', username: 'a@example.com' }, 'invalid_request'],
        [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 'invalid_grant'],
      ] as const) {
        expectSame(errorOf(await askToken(call, body)), [400, code], show(body))
      }
    },
  },
  {
    name: 'guessing passwords is throttled, and learns for how long',
    contract: `${contract}, AuthErrorCode: slow_down`,
    async run({ call }) {
      const username = `guessed-${Date.now()}@example.com`
      for (let guess = 0; guess < 40; guess += 1) {
        const answer = await byPassword(call, username, `guess ${guess}`)
        if (answer.status === 400) continue
        expectSame(errorOf(answer), [429, 'slow_down'])
        const wait = Number(answer.headers.get('retry-after'))
        expectThat(wait > 0, 'Retry-After with seconds', answer.headers.get('retry-after'))
        return
      }
      expectThat(false, '429 and slow_down within 40 guesses', '40 times 400')
    },
  },
])
