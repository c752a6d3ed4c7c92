import { readAddresses, removeAddress, saveAddress } from '../../domains/members/saved-address.js'
import type { SavedAddress } from '../../domains/members/saved-address.js'
import type { UserError } from '../../foundation/words/user-error.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { parseAddress } from '../../domains/orders/input/parse-address.js'
import { toAccountPayload } from '../auth/account-tools.js'
import type { DomainResolvers } from '../create-schema.js'
import { toAddressView } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'
import type { Sessions } from '../auth/sessions.js'

/** Resolvers of a member's address book. */
export function createAddressBookResolvers({ sessions }: { sessions: Sessions }): DomainResolvers {
  return {
    Mutation: {
      addressSave: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        const parsed = parseAddress(input.address, 'address')
        if (parsed.status === 'refused') {
          return payload(context, member.id, { id: null, errors: parsed.errors })
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
        if (typeof outcome === 'object') return payload(context, member.id, outcome)
        return payload(context, member.id, { id: null, errors: [errors[outcome]] })
      },
      addressRemove: async (_parent, { id }, context) => {
        const { member } = await sessions.require(context)
        const isRemoved = await context.database.write(context.tenant, (sql) =>
          removeAddress(sql, member.id, id),
        )
        return payload(context, member.id, {
          id: null,
          errors: isRemoved ? [] : [errors.unknown],
        })
      },
    },
  }
}

/** The contract's AddressPayload. */
async function payload(
  context: PlatformContext,
  memberId: string,
  saved: { id: string | null; errors?: UserError[] },
) {
  const kept = await context.database.read(context.tenant, (sql) =>
    readAddresses<PostalAddress>(sql, memberId),
  )
  const addresses = kept.map((address) => toSavedAddressView(address, context.locale))
  return {
    address: addresses.find(({ id }) => id === saved.id) ?? null,
    addresses,
    ...toAccountPayload(context, ...(saved.errors ?? [])),
  }
}

const errors: Record<'unknown' | 'full', UserError> = {
  unknown: { code: 'ADDRESS_NOT_FOUND', field: 'id' },
  full: { code: 'LIMIT_REACHED' },
}

/** The contract's MemberAddress. */
export function toSavedAddressView(kept: SavedAddress<PostalAddress>, locale: string) {
  return { ...kept, address: toAddressView(kept.address, locale) }
}
