import { changeEmail } from '../../domains/auth/change-email.js'
import { deleteMember } from '../../domains/auth/delete-member.js'
import { updateProfile } from '../../domains/members/update-profile.js'
import type { UserError } from '../../foundation/words/user-error.js'
import { toUserView } from './account-resolvers.js'
import {
  admit,
  answer,
  checkCurrentPassword,
  parseEmail,
  toAccountCall,
} from '../auth/account-tools.js'
import type { AccountTools } from '../auth/account-tools.js'
import type { DomainResolvers } from '../create-schema.js'
import { parseNames, parseOptionalPhone } from './member-input.js'
import type { PlatformContext } from '../platform-context.js'

interface UpdateArgs {
  input: {
    firstName?: string | null
    lastName?: string | null
    phone?: string | null
    locale?: string | null
  }
}

interface ChangeEmailArgs {
  input: { email: string; currentPassword: string }
}

/** Resolvers that change who a member is. */
export function createProfileResolvers(tools: AccountTools): DomainResolvers {
  const { sessions } = tools

  /** The contract's MemberPayload: the member as it stands, and what was refused. */
  async function payload(context: PlatformContext, ...refusals: (UserError | undefined)[]) {
    const { member } = await sessions.require(context)
    return { user: toUserView(member), ...answer(context, ...refusals) }
  }

  return {
    Mutation: {
      memberUpdate: async (_parent: unknown, { input }: UpdateArgs, context: PlatformContext) => {
        const { member } = await sessions.require(context)
        const names = parseNames(input)
        const number = parseOptionalPhone(input.phone)
        const locale = input.locale ?? member.locale
        const isKnown = context.settings.locales.includes(locale)
        if ('refusals' in names || 'refusal' in number || !isKnown) {
          return payload(
            context,
            ...('refusals' in names ? names.refusals : []),
            'refusal' in number ? number.refusal : undefined,
            isKnown ? undefined : { code: 'INVALID', field: 'locale' },
          )
        }
        const profile = { ...names, phone: number.phone, locale }
        await context.database.write(context.tenant, (sql) =>
          updateProfile(sql, member.id, profile),
        )
        return payload(context)
      },
      memberChangeEmail: async (
        _parent: unknown,
        { input }: ChangeEmailArgs,
        context: PlatformContext,
      ) => {
        const { member } = await sessions.require(context)
        const address = parseEmail(input.email)
        if ('refusal' in address) return payload(context, address.refusal)
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return payload(context, wrong)
        const throttled = await admit(tools, 'mail', context, address.email)
        if (throttled) return payload(context, throttled)
        await changeEmail(toAccountCall(tools, context), member, address.email)
        return payload(context)
      },
      memberDelete: async (
        _parent: unknown,
        { input }: { input: { currentPassword: string } },
        context: PlatformContext,
      ) => {
        const { member } = await sessions.require(context)
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return answer(context, wrong)
        await deleteMember(toAccountCall(tools, context), member)
        return answer(context)
      },
    },
  }
}
