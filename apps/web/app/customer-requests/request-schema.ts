import { createFieldRules } from '../shell/forms/fields/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

/** What can be asked for on the page of a new request; each has words `request.kind…`. */
export const requestKinds = ['QUESTION', 'RETURN', 'AVAILABILITY'] as const

/** The form that opens a request. */
export function requestSchema(t: Translate) {
  const rules = createFieldRules(t)
  const { message, ...person } = rules.customerRequest
  return rules.form({
    kind: rules.choice(requestKinds),
    ...person,
    ...rules.customerRequestSubject,
    message,
  })
}

/** The box under a thread. */
export function replySchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ message: rules.message })
}
