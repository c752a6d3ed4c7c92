import { createFieldRules } from '../shell/forms/fields/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

/** What can be asked for on the page of a new request; each has words `request.kind…`. */
export const requestKinds = ['QUESTION', 'RETURN', 'AVAILABILITY'] as const

/** The form that opens a request. */
export function requestSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({
    kind: rules.choice(requestKinds),
    name: rules.text(100),
    email: rules.email,
    phone: rules.optionalPhone,
    orderNumber: rules.optionalText(20),
    product: rules.optionalText(200),
    message: rules.text(5_000),
  })
}

/** The box under a thread. */
export function replySchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ message: rules.text(5_000) })
}
