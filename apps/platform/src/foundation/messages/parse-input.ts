import { createInputRules } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import type { UserError } from './user-error.js'

/** The contract's rules of every input; their messages are codes, or message keys. */
export const inputRules = createInputRules({
  required: 'REQUIRED',
  tooLong: () => 'TOO_LONG',
  tooShort: () => 'TOO_SHORT',
  email: 'email',
  phone: 'phone',
})

export type ParsedInput<Schema extends v.GenericSchema> =
  | { status: 'valid'; output: v.InferOutput<Schema> }
  | { status: 'refused'; errors: UserError[] }

/** Parses and cleans an input; errors are by field, identified by its path. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ParsedInput<Schema> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  return result.success
    ? { status: 'valid', output: result.output }
    : { status: 'refused', errors: result.issues.map(toUserError) }
}

function toUserError(issue: v.BaseIssue<unknown>): UserError {
  const { message } = issue
  const field = v.getDotPath(issue) ?? undefined
  if (message === 'REQUIRED' || message === 'TOO_LONG') return { code: message, field }
  if (message === 'email' || message === 'phone') return { code: 'INVALID', reason: message, field }
  if (message === 'reviewShort') return { code: 'TOO_SHORT', reason: message, field }
  if (message === 'reviewLinks') return { code: 'INVALID', reason: message, field }
  return { code: 'INVALID', field }
}
