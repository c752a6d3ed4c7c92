import * as v from 'valibot'
import { changeEmail } from '../../domains/auth/change-email.js'
import { deleteMember } from '../../domains/auth/delete-member.js'
import { updateProfile } from '../../domains/members/update-profile.js'
import type { UserError } from '../../foundation/words/user-error.js'
import { toUserView } from './account-resolvers.js'
import {
  consumeAttempt,
  toAccountPayload,
  checkCurrentPassword,
  parseEmail,
  toAccountCall,
} from '../auth/account-tools.js'
import type { AccountTools } from '../auth/account-tools.js'
import type { DomainResolvers } from '../create-schema.js'
import { parsePhoneNumber } from '../../domains/orders/input/phone-number.js'
import { inputRules, parseInput } from '../../foundation/words/parse-input.js'
import type { PlatformContext } from '../platform-context.js'

const profileSchema = v.object({ ...inputRules.names, phone: inputRules.optionalPhone })

/** Resolvers that change a member's profile. */
export function createProfileResolvers(tools: AccountTools): DomainResolvers {
  const { sessions } = tools

  /** The contract's MemberPayload: the member as it stands, and what was refused. */
  async function payload(context: PlatformContext, ...errors: (UserError | undefined)[]) {
    const { member } = await sessions.require(context)
    return { user: toUserView(member), ...toAccountPayload(context, ...errors) }
  }

  return {
    Mutation: {
      memberUpdate: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const parsed = parseInput(profileSchema, input)
        const errors = parsed.status === 'refused' ? parsed.errors : []
        const typedPhone = parsed.status === 'valid' ? parsed.output.phone : null
        const phone = typedPhone && (parsePhoneNumber('GR', typedPhone) ?? null)
        if (typedPhone && !phone) errors.push({ code: 'INVALID', field: 'phone', reason: 'phone' })
        const locale = input.locale ?? member.locale
        if (!context.settings.locales.includes(locale)) {
          errors.push({ code: 'INVALID', field: 'locale' })
        }
        if (parsed.status === 'refused' || errors.length > 0) return payload(context, ...errors)
        const profile = { ...parsed.output, phone, locale }
        await context.database.write(context.tenant, (sql) =>
          updateProfile(sql, member.id, profile),
        )
        return payload(context)
      },
      memberChangeEmail: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const address = parseEmail(input.email)
        if (address.status === 'refused') return payload(context, ...address.errors)
        const { email } = address.output
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return payload(context, wrong)
        const throttled = await consumeAttempt(tools, 'mail', context, email)
        if (throttled) return payload(context, throttled)
        await changeEmail(toAccountCall(tools, context), member, email)
        return payload(context)
      },
      memberDelete: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return toAccountPayload(context, wrong)
        await deleteMember(toAccountCall(tools, context), member)
        return toAccountPayload(context)
      },
    },
  }
}
