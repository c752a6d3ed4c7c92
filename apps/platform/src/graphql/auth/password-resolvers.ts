import { changePassword, resetPassword } from '../../domains/auth/change-password.js'
import type { UserError } from '../../foundation/words/user-error.js'
import {
  consumeAttempt,
  toAccountPayload,
  checkCurrentPassword,
  sendAccountEmail,
  toAccountCall,
  toPasswordError,
} from './account-tools.js'
import type { AccountTools } from './account-tools.js'
import type { DomainResolvers } from '../create-schema.js'

/** Resolvers that set passwords. */
export function createPasswordResolvers(tools: AccountTools): DomainResolvers {
  return {
    Mutation: {
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
        const wrong = await checkCurrentPassword(tools, context, session.member, currentPassword)
        if (wrong) return toAccountPayload(context, wrong)
        const fault = await changePassword(toAccountCall(tools, context), session, password)
        return toAccountPayload(context, fault && toPasswordError(fault))
      },
    },
  }
}

function toResetError(fault: Awaited<ReturnType<typeof resetPassword>>): UserError | undefined {
  if (fault === undefined) return undefined
  return fault === 'LINK_INVALID' ? { code: fault, field: 'token' } : toPasswordError(fault)
}
