import { parseWithValibot } from '@conform-to/valibot'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { formErrors } from '../../../forms/form-values.js'
import type { FormSchema } from '../../../forms/fields/field-rules.js'

/** The four parts of the checkout, from top to bottom. */
export const checkoutSections = ['contact', 'delivery', 'payment', 'review'] as const

export type CheckoutSection = (typeof checkoutSections)[number]

const delivery = new Set(['shipToBilling', 'saveAddress', 'shippingMethodId', 'notes'])
const payment = new Set(['paymentMethodId', 'savedCardId', 'saveCard', 'instalments', 'document'])
const review = new Set(['terms', 'expectedTotalMinor', 'termsVersion'])

/** The section of a field, by its name. */
export function sectionOf(name: string): CheckoutSection {
  if (/^(billing|shipping)(\.|$)/.test(name) || delivery.has(name)) return 'delivery'
  if (/^invoice(\.|$)/.test(name) || payment.has(name)) return 'payment'
  return review.has(name) ? 'review' : 'contact'
}

/** Whether a text names a part. */
export function isCheckoutSection(text: unknown): text is CheckoutSection {
  return checkoutSections.some((section) => section === text)
}

/** The part of a result that concerns one section; null if it has no errors. */
export function answerForSection(answer: FormAnswer, section: CheckoutSection): FormAnswer | null {
  if (!answer.result) return answer.notices.length > 0 ? answer : null
  const wrong = Object.entries(answer.result.error ?? {}).filter(
    ([name]) => sectionOf(name) === section,
  )
  if (wrong.length === 0) return null
  const { validated = {} } = answer.result.state ?? {}
  const checked = Object.entries(validated).filter(([name]) => sectionOf(name) === section)
  return {
    ...answer,
    result: {
      ...answer.result,
      error: Object.fromEntries(wrong),
      // Sections further down are validated once they have been seen.
      state: { ...answer.result.state, validated: Object.fromEntries(checked) },
    },
  }
}

/**
 * How far a checkout has come that nothing can be delivered for, or paid: no further than the part
 * where it stops.
 */
export function reachedSection(section: CheckoutSection, offer: CheckoutOffer): CheckoutSection {
  const stop = stopOf(offer)
  return stop && checkoutSections.indexOf(stop) < checkoutSections.indexOf(section) ? stop : section
}

/** The section that blocks a checkout, whatever its values; null while it can continue. */
export function stopOf({ shippingMethods, paymentMethods }: CheckoutOffer): CheckoutSection | null {
  if (shippingMethods.length === 0) return 'delivery'
  return paymentMethods.length === 0 ? 'payment' : null
}

/** Options for the destination and the goods. */
export interface CheckoutOffer {
  shippingMethods: readonly unknown[]
  paymentMethods: readonly unknown[]
}

/** The first part that still wants something; `review` when there is none. */
export function currentSection(wrong: ReadonlySet<CheckoutSection>): CheckoutSection {
  return checkoutSections.find((section) => wrong.has(section)) ?? 'review'
}

/** The parts that still want something. */
export function invalidSections(
  completed: FormData,
  schema: FormSchema,
): ReadonlySet<CheckoutSection> {
  const { error } = parseWithValibot(completed, { schema }).reply()
  return new Set(Object.keys(formErrors(error ?? {})).map(sectionOf))
}
