import { createFieldRules } from '../shell/forms/fields/field-rules.js'
import type { Translate } from '../wiring/i18n/create-language.js'

/** The form of the newsletter, in the footer and on its own page. */
export function newsletterSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ email: rules.email })
}
