import type { Member } from '../../domains/auth/member.js'
import { findMemberCart } from '../../domains/cart/change-cart.js'
import { readAddresses } from '../../domains/members/saved-address.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { toSavedAddressView } from './address-book-resolvers.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
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
      currentUser: async (_parent: unknown, _args: object, context: PlatformContext) => {
        const session = await sessions.find(context)
        return { data: session ? toUserView(session.member) : null }
      },
    },
    User: {
      cartId: ({ id }: UserView, _args: object, { database, tenant }: PlatformContext) =>
        database.read(tenant, async (sql) => (await findMemberCart(sql, id, clock())) ?? null),
      addresses: ({ id }: UserView, _args: object, { database, tenant, locale }: PlatformContext) =>
        database.read(tenant, async (sql) => {
          const addresses = await readAddresses<PostalAddress>(sql, id)
          return addresses.map((address) => toSavedAddressView(address, locale))
        }),
      savedCards: ({ id }: UserView, _args: object, { database, tenant }: PlatformContext) =>
        database.read(tenant, (sql) => readSavedCards(sql, id)),
    },
  }
}

type UserView = ReturnType<typeof toUserView>

/** The contract's User, without what is read when it is asked for. */
export function toUserView(member: Member) {
  const { id, email, firstName, lastName, phone, locale, role, pendingEmail } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const view = { id, email, firstName, lastName, phone, locale, role, pendingEmail }
  return { ...view, name: name === '' ? null : name }
}
