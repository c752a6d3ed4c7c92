import { createFieldRules } from '../wiring/forms/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

/** The form of the contact page. */
export function contactSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form(rules.customerRequest)
}
