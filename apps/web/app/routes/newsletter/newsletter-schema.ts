import { createFieldRules } from '../../shell/form/field-rules.js'
import type { Translate } from '../../wiring/messages.js'

/** The form of the newsletter, in the footer and on its own page. */
export function newsletterSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ email: rules.email })
}
