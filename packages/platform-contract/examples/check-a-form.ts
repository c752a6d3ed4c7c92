import * as v from 'valibot'
import { createInputRules, INPUT_LIMITS } from '@floga/platform-contract/input-rules'

const rules = createInputRules({
  required: 'This field is required',
  tooLong: (max) => `At most ${max} characters`,
  tooShort: (min) => `At least ${min} characters`,
  email: 'Please enter a valid email address',
  phone: 'Enter a phone number with 8 to 15 digits',
})
const result = v.safeParse(v.object(rules.contact), { email: 'maria@example.com' })
if (!result.success) console.log(INPUT_LIMITS.name, v.flatten(result.issues).nested)
