import * as v from 'valibot'
import { confirmMember } from '../../domains/auth/confirm-member.js'
import { checkPassword } from '../../domains/auth/check-password.js'
import { registerMember } from '../../domains/auth/register-member.js'
import {
  consumeAttempt,
  toAccountPayload,
  sendAccountEmail,
  toAccountCall,
  toPasswordError,
} from './account-tools.js'
import type { AccountTools } from './account-tools.js'
import type { DomainResolvers } from '../create-schema.js'
import { inputRules, parseInput } from '../../foundation/words/parse-input.js'

const registrationSchema = v.object({ email: inputRules.email, ...inputRules.names })

/** Resolvers of registration. */
export function createRegistrationResolvers(tools: AccountTools): DomainResolvers {
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
        const throttled = await consumeAttempt(tools, 'register', context, email)
        if (throttled) return toAccountPayload(context, throttled)
        const { locale } = context
        const registration = { email, password: input.password, locale, ...names }
        await registerMember(toAccountCall(tools, context), registration)
        return toAccountPayload(context)
      },
      memberConfirm: async (_parent, { token }, context) => {
        const throttled = await consumeAttempt(tools, 'link', context)
        if (throttled) return { kind: null, ...toAccountPayload(context, throttled) }
        const kind = await confirmMember(toAccountCall(tools, context), token)
        if (kind) return { kind, errors: [] }
        return {
          kind: null,
          ...toAccountPayload(context, { code: 'LINK_INVALID', field: 'token' }),
        }
      },
      memberResendConfirmation: (_parent, { email }, context) =>
        sendAccountEmail(tools, context, { kind: 'account-confirm-again', email }),
    },
  }
}
