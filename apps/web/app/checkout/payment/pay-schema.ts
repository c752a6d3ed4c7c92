import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import { createFieldRules } from '../../shell/forms/fields/field-rules.js'
import type { Translate } from '../../wiring/i18n/create-language.js'

/** What goes with a payment by card: which one, whether it is kept, in how many parts it is paid. */
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

/** Stands for a card that is typed in at the payment provider's, where a saved one could be chosen. */
export const NEW_CARD = 'new'
