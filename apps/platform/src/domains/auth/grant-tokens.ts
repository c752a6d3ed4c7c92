import type { PasswordGrant } from '@floga/platform-contract'
import { passwordGrantSchema, refreshGrantSchema } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import type { Database, Transaction } from '../../foundation/database/database.js'
import type { Attempt } from '../../foundation/throttle/attempt-throttle.js'
import type { HashNetwork } from '../../foundation/throttle/hash-network.js'
import { AuthError } from './auth-error.js'
import { issueTokens } from './issue-tokens.js'
import type { IssuedTokens } from './issue-tokens.js'
import type { AccountPorts } from './account-call.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import { findMemberByEmail, isPasswordOf } from './member.js'
import type { PasswordHasher } from './password.js'
import { refreshTokens } from './refresh-tokens.js'
import { readRegistrations } from './registration.js'
import type { Registration } from './registration.js'

export interface GrantCall {
  database: Database
  tenant: string
  throttles: Pick<Throttles, 'login' | 'strangersLogin' | 'mail'>
  passwords: PasswordHasher
  ports: Pick<AccountPorts, 'notify'>
  hashNetwork: HashNetwork
  clientAddress: string
  now: Date
  /** Whole seconds that an access token lives. */
  accessSeconds: number
}

/**
 * Handles a token request.
 *
 * @throws {AuthError} when the body is wrong, the credentials or the token are not accepted, or
 * there were too many tries.
 */
export async function grantTokens(call: GrantCall, body: unknown): Promise<IssuedTokens> {
  const grantType = v.safeParse(v.object({ grant_type: v.string() }), body)
  if (!grantType.success) throw new AuthError('invalid_request', 'grant_type is missing.')
  if (v.is(v.object({ scope: v.pipe(v.string(), v.nonEmpty()) }), body)) {
    throw new AuthError('invalid_scope', 'Tokens have no scopes here.')
  }
  switch (grantType.output.grant_type) {
    case 'password':
      return grantByPassword(call, parse(passwordGrantSchema, body))
    case 'refresh_token':
      return grantByRefresh(call, parse(refreshGrantSchema, body).refresh_token)
    default:
      throw new AuthError('unsupported_grant_type', 'grant_type is password or refresh_token.')
  }
}

async function grantByPassword(call: GrantCall, grant: PasswordGrant): Promise<IssuedTokens> {
  const { database, tenant, throttles, clientAddress } = call
  const attempt = { tenant, key: grant.username, address: clientAddress }
  const network = call.hashNetwork(tenant, clientAddress)
  refuseUntil(await throttles.login.consume(withNetwork(attempt, network)))
  const { member, registration, isKnown } = await database.read(tenant, async (sql) => {
    const found = await findMemberByEmail(sql, grant.username)
    // For all addresses, so that the work is the same.
    const [newest] = await readRegistrations(sql, grant.username)
    const isKnownHere = await isKnownNetwork(sql, found?.id ?? '', network)
    return { member: found, registration: newest, isKnown: isKnownHere }
  })
  // Guessing from many networks does not lock out users who have logged in from theirs before.
  const strangersWaitMs = await throttles.strangersLogin.consume(attempt)
  if (!isKnown) refuseUntil(strangersWaitMs)
  // Outside of a transaction: the hash does not block others.
  const matches = await call.passwords.verify(
    (member ?? registration)?.passwordHash,
    grant.password,
  )
  if (matches && !member) await sendConfirmationAgain(call, registration!)
  if (!matches || !member) throw notAccepted()
  const tokens = await database.write(tenant, async (sql) =>
    (await isPasswordOf(sql, member))
      ? issueTokens(sql, member.id, { ...call, network })
      : undefined,
  )
  if (!tokens) throw notAccepted()
  await throttles.login.reset(withNetwork(attempt, network))
  return tokens
}

/** Guesses at one account count by network: those of one leave the member's own alone. */
function withNetwork(attempt: Attempt, network: string): Attempt {
  return { ...attempt, key: `${attempt.key} ${network}` }
}

/** @throws {AuthError} with the seconds to wait. */
function refuseUntil(waitMs: number | undefined): void {
  if (waitMs === undefined) return
  const seconds = Math.ceil(waitMs / 1_000)
  throw new AuthError('slow_down', 'Too many tries. Wait a little.', 429, seconds)
}

/** Whether a member has logged in from a network before. */
async function isKnownNetwork(
  sql: Transaction,
  memberId: string,
  network: string,
): Promise<boolean> {
  const rows = await sql.query(
    'SELECT 1 FROM token_families WHERE member_id = $1 AND network = $2 LIMIT 1',
    [memberId, network],
  )
  return rows.length > 0
}

function notAccepted(): AuthError {
  return new AuthError('invalid_grant', 'The credentials are not accepted.')
}

/** Sends the link again after a login with the password of the newest registration. */
async function sendConfirmationAgain(
  call: GrantCall,
  { id: registrationId, email }: Registration,
): Promise<void> {
  const { database, tenant, ports, now } = call
  const attempt = { tenant, key: email, address: call.clientAddress }
  if ((await call.throttles.mail.consume(attempt)) !== undefined) return
  await database.write(tenant, (sql) =>
    ports.notify(sql, { kind: 'account-registration', payload: { registrationId } }, now),
  )
}

async function grantByRefresh(call: GrantCall, token: string): Promise<IssuedTokens> {
  const tokens = await call.database.write(call.tenant, (sql) => refreshTokens(sql, token, call))
  if (!tokens) throw new AuthError('invalid_grant', 'The refresh token is not accepted.')
  return tokens
}

function parse<Output>(schema: v.GenericSchema<Output>, body: unknown): Output {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'The body'
  throw new AuthError('invalid_request', `${field} is missing or has the wrong form.`)
}
