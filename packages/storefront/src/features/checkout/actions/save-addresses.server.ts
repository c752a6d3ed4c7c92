import { AddressSaveDocument } from '@floga/api-client/operations'

import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import type { CheckoutValues } from '../values/checkout-schema.js'
import { NEW_ADDRESS } from '../values/complete-form.js'

/** Saves typed addresses for the member's next order. A failure does not affect the order. */
export async function saveAddresses(
  { api, session }: Pick<PageContext, 'api' | 'session'>,
  { billing, shipping }: Pick<CheckoutValues, 'billing' | 'shipping'>,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  if (!(await session.token())) return
  const isNew = (prefix: string): boolean => (typed[`${prefix}.id`] ?? NEW_ADDRESS) === NEW_ADDRESS
  const addresses = [
    ...(billing && isNew('billing') ? [billing] : []),
    ...(shipping && isNew('shipping') ? [shipping] : []),
  ]
  try {
    for (const address of addresses) {
      await api.account.mutate(AddressSaveDocument, {
        input: {
          id: null,
          address,
          isDefaultShipping: false,
          isDefaultBilling: false,
        },
      })
    }
  } catch (error) {
    logFailure('an address of an order was not saved', error)
  }
}
