import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import { createFieldRules } from '../../../forms/fields/field-rules.js'
import type { Translate } from '../../../lib/create-storefront.js'

/** Options of a card payment: which card, whether to save it, number of instalments. */
export const cardFields = {
  savedCardId: v.optional(v.pipe(v.string(), v.maxLength(INPUT_LIMITS.savedCardId))),
  saveCard: v.optional(v.literal('on')),
  instalments: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
}

/** How an order is to be paid: fields that the checkout's form has as well. */
export function paySchema(t: Translate) {
  const { form, order } = createFieldRules(t)
  return form({ paymentMethodId: order.paymentMethodId, ...cardFields })
}

/**
 * The value for a new card, entered at the payment provider, if there are saved ones to choose
 * from.
 */
export const NEW_CARD = 'new'
