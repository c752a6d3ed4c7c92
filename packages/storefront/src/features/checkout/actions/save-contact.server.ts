import { MemberUpdateDocument } from '@floga/api-client/operations'

import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { loadMember } from './load-member.server.js'
import type { CheckoutValues } from '../values/checkout-schema.js'
import { missingContact } from '../values/missing-contact.js'

/**
 * Saves name and phone of an order if the member's account lacks them. A failure does not affect
 * the order.
 */
export async function saveContact(
  page: Pick<PageContext, 'api' | 'session'>,
  typed: Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  try {
    const member = await loadMember(page)
    const found = member && missingContact(member, typed)
    if (!found) return
    const { firstName = null, lastName = null, phone = null } = found
    const input = { firstName, lastName, phone, locale: null }
    await page.api.account.mutate(MemberUpdateDocument, { input })
  } catch (error) {
    logFailure('name and phone of an order were not saved', error)
  }
}
