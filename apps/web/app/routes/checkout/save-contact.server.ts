import { MemberUpdateDocument } from '@floga/api-client/operations'

import { logFailure } from '../../wiring/log.server.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import { loadMember } from './checkout-member.server.js'
import type { CheckoutValues } from './checkout-schema.js'

/** Keeps name and phone of an order where the member's account lacks them. The order stands whatever becomes of it. */
export async function saveContact(
  page: Pick<PageContext, 'api' | 'session'>,
  typed: Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  try {
    const member = await loadMember(page)
    if (!member) return
    const { firstName, lastName, phone } = member
    if (firstName && lastName && phone) return
    // A name is one: half of an old one goes with half of no new one.
    const name = firstName || lastName ? { firstName, lastName } : typed
    await page.api.account.mutate(MemberUpdateDocument, {
      input: {
        firstName: name.firstName ?? null,
        lastName: name.lastName ?? null,
        phone: phone ?? typed.phone,
        locale: null,
      },
    })
  } catch (error) {
    logFailure('name and phone of an order were not saved', error)
  }
}
