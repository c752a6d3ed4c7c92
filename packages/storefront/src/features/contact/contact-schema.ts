import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { Translate } from '../../lib/create-storefront.js'

/** The form of the contact page. */
export function contactSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form(rules.customerRequest)
}
