import { parseWithValibot } from '@conform-to/valibot'

import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { formErrors } from '../../shell/forms/form-values.js'
import type { FormSchema } from '../../shell/forms/fields/field-rules.js'

/** The four parts of the checkout, from top to bottom. */
export const checkoutParts = ['contact', 'delivery', 'payment', 'review'] as const

export type CheckoutPart = (typeof checkoutParts)[number]

const delivery = new Set(['shipToBilling', 'saveAddress', 'shippingMethodId', 'notes'])
const payment = new Set(['paymentMethodId', 'savedCardId', 'saveCard', 'instalments', 'document'])
const review = new Set(['terms', 'expectedTotalMinor', 'termsVersion'])

/** The part that a field stands in, by its name. */
export function partOf(name: string): CheckoutPart {
  if (/^(billing|shipping)(\.|$)/.test(name) || delivery.has(name)) return 'delivery'
  if (/^invoice(\.|$)/.test(name) || payment.has(name)) return 'payment'
  return review.has(name) ? 'review' : 'contact'
}

/** Whether a text names a part. */
export function isCheckoutPart(text: unknown): text is CheckoutPart {
  return checkoutParts.some((part) => part === text)
}

/** An answer as far as it speaks of one part; null when nothing is wrong with it. */
export function answerForPart(answer: FormAnswer, part: CheckoutPart): FormAnswer | null {
  if (!answer.result) return answer.notices.length > 0 ? answer : null
  const wrong = Object.entries(answer.result.error ?? {}).filter(([name]) => partOf(name) === part)
  if (wrong.length === 0) return null
  const { validated = {} } = answer.result.state ?? {}
  const checked = Object.entries(validated).filter(([name]) => partOf(name) === part)
  return {
    ...answer,
    result: {
      ...answer.result,
      error: Object.fromEntries(wrong),
      // What stands further down is checked once it has been seen.
      state: { ...answer.result.state, validated: Object.fromEntries(checked) },
    },
  }
}

/** How far a checkout has come that nothing can be delivered for, or paid: no further than the part where it stops. */
export function reachedPart(part: CheckoutPart, offer: CheckoutOffer): CheckoutPart {
  const stop = stopOf(offer)
  return stop && checkoutParts.indexOf(stop) < checkoutParts.indexOf(part) ? stop : part
}

/** The part at which a checkout cannot go on, whatever is filled in; null while it can. */
export function stopOf({ shippingMethods, paymentMethods }: CheckoutOffer): CheckoutPart | null {
  if (shippingMethods.length === 0) return 'delivery'
  return paymentMethods.length === 0 ? 'payment' : null
}

/** What can be chosen for the place and the goods. */
export interface CheckoutOffer {
  shippingMethods: readonly unknown[]
  paymentMethods: readonly unknown[]
}

/** The first part that still wants something; `review` when there is none. */
export function currentPart(wrong: ReadonlySet<CheckoutPart>): CheckoutPart {
  return checkoutParts.find((part) => wrong.has(part)) ?? 'review'
}

/** The parts that still want something. */
export function wrongParts(completed: FormData, schema: FormSchema): ReadonlySet<CheckoutPart> {
  const { error } = parseWithValibot(completed, { schema }).reply()
  return new Set(Object.keys(formErrors(error ?? {})).map(partOf))
}
