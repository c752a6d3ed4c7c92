import * as v from 'valibot'
import type { Refusal, RefusalCode } from '../../../foundation/words/refusal.js'

/** What a schema found wrong with a field: its messages are codes of the contract. */
export function toFieldRefusal(issue: v.BaseIssue<unknown>): Refusal {
  const field = v.getDotPath(issue) ?? undefined
  if (codes.has(issue.message)) return { code: issue.message as RefusalCode, field }
  if (issue.message === 'email') return { code: 'INVALID', reason: 'email', field }
  return { code: 'INVALID', field }
}

const codes: ReadonlySet<string> = new Set<RefusalCode>(['REQUIRED', 'INVALID', 'TOO_LONG'])
