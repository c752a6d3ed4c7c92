import * as v from 'valibot'
import type { UserError, UserErrorCode } from '../../../foundation/words/user-error.js'

/** What a schema found wrong with a field: its messages are codes of the contract. */
export function toFieldError(issue: v.BaseIssue<unknown>): UserError {
  const field = v.getDotPath(issue) ?? undefined
  if (codes.has(issue.message)) return { code: issue.message as UserErrorCode, field }
  if (issue.message === 'email') return { code: 'INVALID', reason: 'email', field }
  return { code: 'INVALID', field }
}

const codes: ReadonlySet<string> = new Set<UserErrorCode>(['REQUIRED', 'INVALID', 'TOO_LONG'])
