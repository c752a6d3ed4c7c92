import * as v from 'valibot'
import type { UserError } from '../../foundation/words/user-error.js'
import {
  cleanText,
  emailText,
  optionalLines,
  optionalText,
  requiredText,
} from '../../domains/orders/input/typed-text.js'

const longestMessage = 5_000

/** A text of several lines that must be there. */
const messageText = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1, 'REQUIRED'),
  v.maxLength(longestMessage, 'TOO_LONG'),
)

/** As people of any country write it. */
const phoneText = v.pipe(
  optionalText(40),
  v.check(
    (value) => value === null || /^\+?\d{6,15}$/.test(value.replaceAll(/[\s()./-]/g, '')),
    'phone',
  ),
)

export const requestOpenSchema = v.object({
  kind: v.picklist(['CONTACT', 'QUESTION', 'RETURN', 'AVAILABILITY']),
  name: requiredText(100),
  email: emailText,
  phone: phoneText,
  orderNumber: optionalText(20),
  product: optionalText(200),
  message: messageText,
})

export const requestReplySchema = v.object({ id: v.string(), message: messageText })

export const orderFindSchema = v.object({ number: requiredText(20), email: emailText })

export const withdrawalSchema = v.object({
  orderId: v.string(),
  name: requiredText(200),
  items: v.pipe(
    v.array(v.object({ id: v.string(), quantity: v.pipe(v.number(), v.integer()) })),
    v.maxLength(500, 'INVALID'),
  ),
  reason: optionalLines(longestMessage),
})

/** Parses an input; what is wrong comes as refusals by field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema> } | { refusals: UserError[] } {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return { output: result.output }
  return {
    refusals: result.issues.map((issue) => toRefusal(issue.message, v.getDotPath(issue) ?? '')),
  }
}

function toRefusal(message: string, field: string): UserError {
  if (message === 'REQUIRED' || message === 'TOO_LONG') return { code: message, field }
  if (message === 'email' || message === 'phone') return { code: 'INVALID', reason: message, field }
  return { code: 'INVALID', field }
}
