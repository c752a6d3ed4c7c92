import * as v from 'valibot'
import type { AccountCall, AccountServices } from '../../domains/auth/account-call.js'
import { findMemberById } from '../../domains/auth/member.js'
import type { Member } from '../../domains/auth/member.js'
import type { PasswordErrorCode } from '../../domains/auth/check-password.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { AccountPayload } from '../../foundation/generated/contract-types.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import type { ParsedInput } from '../../foundation/messages/parse-input.js'
import type { PlatformContext } from '../platform-context.js'
import type { Sessions } from './sessions.js'

/** Dependencies that account resolvers share. */
export interface AccountTools extends AccountServices {
  sessions: Sessions
}

/** Creates the context of account operations from a request. */
export function toAccountCall(tools: AccountTools, context: PlatformContext): AccountCall {
  const { database, tenant } = context
  return { database, tenant, passwords: tools.passwords, ports: tools.ports, now: tools.clock() }
}

/** Localizes a failure. */
export function toAccountPayload(
  context: PlatformContext,
  ...errors: readonly (UserError | undefined)[]
): AccountPayload {
  const known = errors.filter((error) => error !== undefined)
  return { errors: known.map((error) => toUserErrorView(error, context.messages)) }
}

/**
 * Counts a registration.
 *
 * @returns an error after too many from one network; `has-mails` after so many from all networks
 * that another mail would flood the mailbox.
 */
export async function consumeRegistration(
  { throttles, hashNetwork }: AccountTools,
  { tenant, clientAddress: address }: PlatformContext,
  email: string,
): Promise<UserError | 'has-mails' | undefined> {
  const key = `${hashNetwork(tenant, address)} ${email}`
  const waitMs = await throttles.register.consume({ tenant, address, key })
  if (waitMs !== undefined) return toThrottled(waitMs)
  const flooded = await throttles.strangersRegister.consume({ tenant, address, key: email })
  return flooded === undefined ? undefined : 'has-mails'
}

/** Counts an attempt; an error when there were too many. */
export async function consumeAttempt(
  tools: AccountTools,
  kind: 'mail' | 'link',
  { tenant, clientAddress: address }: PlatformContext,
  email: string | null = null,
): Promise<UserError | undefined> {
  const waitMs = await tools.throttles[kind].consume({ tenant, address, key: email })
  return waitMs === undefined ? undefined : toThrottled(waitMs)
}

/** Verifies a member's current password; attempts share the throttle of logins. */
export async function checkCurrentPassword(
  tools: AccountTools,
  context: PlatformContext,
  member: Member,
  password: string,
): Promise<UserError | undefined> {
  const { tenant, clientAddress: address } = context
  const field = 'currentPassword'
  if (password === '') return { code: 'REQUIRED', field }
  const attempt = { tenant, address, key: member.email }
  const waitMs = await tools.throttles.login.consume(attempt)
  if (waitMs !== undefined) return toThrottled(waitMs)
  if (!(await isPresentPassword(tools, context, member, password))) {
    return { code: 'WRONG_PASSWORD', field }
  }
  await tools.throttles.login.reset(attempt)
  return undefined
}

async function isPresentPassword(
  tools: AccountTools,
  { tenant, database }: PlatformContext,
  member: Member,
  password: string,
): Promise<boolean> {
  const secret = await database.read(tenant, (sql) => findMemberById(sql, member.id))
  // Longer ones would only cost hashing time.
  return tools.passwords.verify(secret?.passwordHash, password.slice(0, 1_000))
}

const emailSchema = v.object({ email: inputRules.email })

/** Parses a typed e-mail address of the field `email`. */
export function parseEmail(email: string): ParsedInput<typeof emailSchema> {
  return parseInput(emailSchema, { email })
}

/** Explains why a new password is rejected. */
export function toPasswordError(fault: PasswordErrorCode): UserError {
  const field = 'password'
  if (fault === 'TOO_SHORT') return { code: fault, field, reason: 'passwordShort' }
  if (fault === 'TOO_LONG') return { code: fault, field, reason: 'passwordLong' }
  return { code: fault, field }
}

/** The error of too many attempts. */
export function toThrottled(waitMs: number): UserError {
  return { code: 'THROTTLED', retryAfterSeconds: Math.ceil(waitMs / 1_000) }
}

/** Sends an e-mail about the account of an address, if there is one: the response is the same. */
export async function sendAccountEmail(
  tools: AccountTools,
  context: PlatformContext,
  request: { kind: 'account-password-forgot' | 'account-confirm-again'; email: string },
): Promise<AccountPayload> {
  const address = parseEmail(request.email)
  if (address.status === 'refused') return toAccountPayload(context, ...address.errors)
  const { email } = address.output
  const throttled = await consumeAttempt(tools, 'mail', context, email)
  if (throttled) return toAccountPayload(context, throttled)
  const { database, tenant, locale } = context
  const event = { kind: request.kind, payload: { email, locale } }
  await database.write(tenant, (sql) => tools.ports.notify(sql, event, tools.clock()))
  return toAccountPayload(context)
}
