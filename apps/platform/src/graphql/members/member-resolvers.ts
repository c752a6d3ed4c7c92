import * as v from 'valibot'
import type { Member } from '../../domains/auth/member.js'
import { findMemberCart } from '../../domains/cart/change-cart.js'
import { readAddresses, removeAddress, saveAddress } from '../../domains/members/saved-address.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { deliveryCountries } from '../../foundation/pricing/delivery-zones.js'
import type { User } from '../../foundation/generated/contract-types.js'
import type { DomainResolvers } from '../create-schema.js'
import { changeEmail } from '../../domains/auth/change-email.js'
import { deleteMember } from '../../domains/auth/delete-member.js'
import { updateProfile } from '../../domains/members/update-profile.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import {
  checkCurrentPassword,
  consumeAttempt,
  parseEmail,
  toAccountCall,
  toAccountPayload,
} from '../auth/account-tools.js'
import type { AccountTools } from '../auth/account-tools.js'
import { cleanPhoneNumber } from '../../domains/orders/input/phone-number.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import type { Messages } from '../../foundation/messages/messages.js'
import type { PlatformContext } from '../platform-context.js'
import type { SavedAddress } from '../../domains/members/saved-address.js'
import { parseAddress } from '../../domains/orders/input/parse-address.js'
import { readMemberData } from './read-member-data.js'
import { toAddressView } from '../../domains/orders/view/order-view.js'

const profileSchema = v.object({ ...inputRules.names, phone: inputRules.optionalPhone })

/** Resolvers of the current user, and of a member's profile, address book and data. */
export function createMemberResolvers(tools: AccountTools): DomainResolvers {
  const { sessions, clock } = tools

  /** The contract's MemberPayload: the current member, and errors. */
  async function memberPayload(context: PlatformContext, ...errors: (UserError | undefined)[]) {
    const { member } = await sessions.require(context)
    return { user: toUserView(member), ...toAccountPayload(context, ...errors) }
  }

  return {
    Query: {
      currentUser: async (_parent, _args, context) => {
        const session = await sessions.find(context)
        return { data: session ? toUserView(session.member) : null }
      },
      memberData: async (_parent, _args, context) => {
        const { member } = await sessions.require(context)
        const data = await context.database.read(context.tenant, (sql) =>
          readMemberData(sql, member),
        )
        return JSON.stringify(data, null, 2)
      },
    },
    User: {
      cartId: ({ id }, _args, { database, tenant }) =>
        database.read(tenant, async (sql) => (await findMemberCart(sql, id, clock())) ?? null),
      addresses: ({ id }, _args, { database, tenant, messages }) =>
        database.read(tenant, async (sql) => {
          const addresses = await readAddresses<PostalAddress>(sql, id)
          return addresses.map((address) => toSavedAddressView(address, messages))
        }),
      savedCards: ({ id }, _args, { database, tenant }) =>
        database.read(tenant, (sql) => readSavedCards(sql, id)),
    },
    Mutation: {
      memberUpdate: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const parsed = parseInput(profileSchema, input)
        const errors = parsed.status === 'refused' ? parsed.errors : []
        const typedPhone = parsed.status === 'valid' ? parsed.output.phone : null
        const phone = typedPhone && cleanPhoneNumber(context.settings.country, typedPhone)
        const locale = input.locale ?? member.locale
        if (!context.settings.locales.includes(locale)) {
          errors.push({ code: 'INVALID', field: 'locale' })
        }
        if (parsed.status === 'refused' || errors.length > 0)
          return memberPayload(context, ...errors)
        const profile = { ...parsed.output, phone, locale }
        await context.database.write(context.tenant, (sql) =>
          updateProfile(sql, member.id, profile),
        )
        return memberPayload(context)
      },
      memberChangeEmail: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const address = parseEmail(input.email)
        if (address.status === 'refused') return memberPayload(context, ...address.errors)
        const { email } = address.output
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return memberPayload(context, wrong)
        const throttled = await consumeAttempt(tools, 'mail', context, email)
        if (throttled) return memberPayload(context, throttled)
        await changeEmail(toAccountCall(tools, context), member, email)
        return memberPayload(context)
      },
      memberDelete: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const wrong = await checkCurrentPassword(tools, context, member, input.currentPassword)
        if (wrong) return toAccountPayload(context, wrong)
        await deleteMember(toAccountCall(tools, context), member)
        return toAccountPayload(context)
      },
      addressSave: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const parsed = parseAddress(
          input.address,
          'address',
          deliveryCountries(context.settings.deliveryZones),
        )
        if (parsed.status === 'refused') {
          return addressPayload(context, member.id, { id: null, errors: parsed.errors })
        }
        const { id = null, isDefaultShipping, isDefaultBilling } = input
        const outcome = await context.database.write(context.tenant, (sql) =>
          saveAddress(sql, member.id, {
            id,
            address: parsed.address,
            isDefaultShipping: isDefaultShipping ?? false,
            isDefaultBilling: isDefaultBilling ?? false,
          }),
        )
        if (typeof outcome === 'object') return addressPayload(context, member.id, outcome)
        return addressPayload(context, member.id, { id: null, errors: [addressErrors[outcome]] })
      },
      addressRemove: async (_parent, { id }, context) => {
        const { member } = await sessions.require(context)
        const isRemoved = await context.database.write(context.tenant, (sql) =>
          removeAddress(sql, member.id, id),
        )
        return addressPayload(context, member.id, {
          id: null,
          errors: isRemoved ? [] : [addressErrors.unknown],
        })
      },
    },
  }
}

/** The contract's User, without fields resolved on demand. */
export type UserView = Omit<User, 'cartId' | 'addresses' | 'savedCards'>

/** Builds a {@link UserView}. */
function toUserView(member: Member): UserView {
  const { id, email, firstName, lastName, phone, locale, role, pendingEmail } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const view = { id, email, firstName, lastName, phone, locale, role, pendingEmail }
  return { ...view, name: name === '' ? null : name }
}

/** The contract's AddressPayload. */
async function addressPayload(
  context: PlatformContext,
  memberId: string,
  saved: { id: string | null; errors?: UserError[] },
) {
  const kept = await context.database.read(context.tenant, (sql) =>
    readAddresses<PostalAddress>(sql, memberId),
  )
  const addresses = kept.map((address) => toSavedAddressView(address, context.messages))
  return {
    address: addresses.find(({ id }) => id === saved.id) ?? null,
    addresses,
    ...toAccountPayload(context, ...(saved.errors ?? [])),
  }
}

const addressErrors: Record<'unknown' | 'full', UserError> = {
  unknown: { code: 'ADDRESS_NOT_FOUND', field: 'id' },
  full: { code: 'LIMIT_REACHED' },
}

/** The contract's MemberAddress. */
function toSavedAddressView(kept: SavedAddress<PostalAddress>, messages: Messages) {
  return { ...kept, address: toAddressView(kept.address, messages) }
}
