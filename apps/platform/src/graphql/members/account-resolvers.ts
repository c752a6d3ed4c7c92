import type { Member } from '../../domains/auth/member.js'
import { findMemberCart } from '../../domains/cart/change-cart.js'
import { readAddresses } from '../../domains/members/saved-address.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { toSavedAddressView } from './address-book-resolvers.js'
import type { User } from '../../foundation/generated/contract-types.js'
import type { DomainResolvers } from '../create-schema.js'
import type { Sessions } from '../auth/sessions.js'

export interface CreateAccountResolversOptions {
  sessions: Sessions
  clock: () => Date
}

/** Resolvers of the current user. */
export function createAccountResolvers(options: CreateAccountResolversOptions): DomainResolvers {
  const { sessions, clock } = options
  return {
    Query: {
      currentUser: async (_parent, _args, context) => {
        const session = await sessions.find(context)
        return { data: session ? toUserView(session.member) : null }
      },
    },
    User: {
      cartId: ({ id }, _args, { database, tenant }) =>
        database.read(tenant, async (sql) => (await findMemberCart(sql, id, clock())) ?? null),
      addresses: ({ id }, _args, { database, tenant, locale }) =>
        database.read(tenant, async (sql) => {
          const addresses = await readAddresses<PostalAddress>(sql, id)
          return addresses.map((address) => toSavedAddressView(address, locale))
        }),
      savedCards: ({ id }, _args, { database, tenant }) =>
        database.read(tenant, (sql) => readSavedCards(sql, id)),
    },
  }
}

/** The contract's User, without what is read when it is asked for. */
export type UserView = Omit<User, 'cartId' | 'addresses' | 'savedCards'>

/** Builds a {@link UserView}. */
export function toUserView(member: Member): UserView {
  const { id, email, firstName, lastName, phone, locale, role, pendingEmail } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const view = { id, email, firstName, lastName, phone, locale, role, pendingEmail }
  return { ...view, name: name === '' ? null : name }
}
