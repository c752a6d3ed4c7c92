import * as v from 'valibot'
import { confirmEmail } from '../../domains/auth/confirm-email.js'
import { confirmRegistration } from '../../domains/auth/confirm-registration.js'
import type { ConfirmRegistrationOutcome } from '../../domains/auth/confirm-registration.js'
import { checkPassword } from '../../domains/auth/check-password.js'
import { registerMember } from '../../domains/auth/register-member.js'
import {
  checkCurrentPassword,
  consumeAttempt,
  consumeRegistration,
  sendAccountEmail,
  toAccountCall,
  toAccountPayload,
  toPasswordError,
  toThrottled,
} from './account-tools.js'
import type { AccountTools } from './account-tools.js'
import { unauthenticated } from './sessions.js'
import type { DomainResolvers } from '../create-schema.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import { changePassword, resetPassword } from '../../domains/auth/change-password.js'
import type { UserError } from '../../foundation/messages/user-error.js'

const registrationSchema = v.object({ email: inputRules.email, ...inputRules.names })

/** Resolvers of registration and passwords. */
export function createAuthResolvers(tools: AccountTools): DomainResolvers {
  return {
    Mutation: {
      memberRegister: async (_parent, { input }, context) => {
        const typed = parseInput(registrationSchema, input)
        const fault = checkPassword(input.password, input.email)
        if (typed.status === 'refused' || fault) {
          return toAccountPayload(
            context,
            ...(typed.status === 'refused' ? typed.errors : []),
            fault && toPasswordError(fault),
          )
        }
        const { email, ...names } = typed.output
        const throttled = await consumeRegistration(tools, context, email)
        // Any link of those mails lets the person with the mailbox choose a password.
        if (throttled === 'has-mails') return toAccountPayload(context)
        if (throttled) return toAccountPayload(context, throttled)
        const { locale } = context
        const registration = { email, password: input.password, locale, ...names }
        await registerMember(toAccountCall(tools, context), registration)
        return toAccountPayload(context)
      },
      memberConfirm: async (_parent, { token, password }, context) => {
        const refuse = (error: UserError) => ({ kind: null, ...toAccountPayload(context, error) })
        const throttled = await consumeAttempt(tools, 'link', context)
        if (throttled) return refuse(throttled)
        const call = toAccountCall(tools, context)
        const { throttles, hashNetwork } = tools
        const { clientAddress } = context
        const typed = password ?? ''
        const registration = await confirmRegistration(
          { ...call, throttles, hashNetwork, clientAddress },
          { token, password: typed },
        )
        if (registration.status === 'confirmed') return { kind: 'REGISTRATION', errors: [] }
        if (registration.status !== 'unknown') return refuse(toConfirmError(registration, typed))
        const session = await tools.sessions.find(context)
        const email = await confirmEmail(call, token, session?.member.id ?? null)
        if (email === 'login-required') throw unauthenticated()
        if (email === 'confirmed') return { kind: 'EMAIL', errors: [] }
        return refuse({ code: 'LINK_INVALID', field: 'token' })
      },
      memberResendConfirmation: (_parent, { email }, context) =>
        sendAccountEmail(tools, context, { kind: 'account-confirm-again', email }),
      passwordForgot: (_parent, { email }, context) =>
        sendAccountEmail(tools, context, { kind: 'account-password-forgot', email }),
      passwordReset: async (_parent, { input }, context) => {
        const throttled = await consumeAttempt(tools, 'link', context)
        if (throttled) return toAccountPayload(context, throttled)
        const fault = await resetPassword(toAccountCall(tools, context), input)
        return toAccountPayload(context, toResetError(fault))
      },
      passwordChange: async (_parent, { input }, context) => {
        const session = await tools.sessions.require(context)
        const { currentPassword, password } = input
        const { member } = session
        const wrong = await checkCurrentPassword(tools, context, member, currentPassword)
        if (wrong) {
          // Repeated because there was no response: the new password is already set. Checking that
          // counts as a try.
          const isChanged =
            wrong.code === 'WRONG_PASSWORD' &&
            !(await checkCurrentPassword(tools, context, member, password))
          return isChanged ? toAccountPayload(context) : toAccountPayload(context, wrong)
        }
        const fault = await changePassword(toAccountCall(tools, context), session, password)
        return toAccountPayload(context, fault && toPasswordError(fault))
      },
    },
  }
}

function toConfirmError(
  outcome: Exclude<ConfirmRegistrationOutcome, { status: 'confirmed' | 'unknown' }>,
  password: string,
): UserError {
  if (outcome.status === 'throttled') return toThrottled(outcome.waitMs)
  const field = 'password'
  if (password === '') return { code: 'REQUIRED', field }
  return { code: 'WRONG_PASSWORD', field, reason: 'registrationPassword' }
}

function toResetError(fault: Awaited<ReturnType<typeof resetPassword>>): UserError | undefined {
  if (fault === undefined) return undefined
  if (fault !== 'LINK_INVALID') return toPasswordError(fault)
  return { code: fault, field: 'token', reason: 'resetLink' }
}
