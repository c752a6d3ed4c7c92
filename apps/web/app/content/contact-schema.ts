import { createFieldRules } from '../shell/forms/fields/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

/** The form of the contact page. */
export function contactSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({
    name: rules.text(100),
    email: rules.email,
    phone: rules.optionalPhone,
    message: rules.text(5_000),
  })
}
