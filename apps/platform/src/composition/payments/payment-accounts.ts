import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { accountAdapters } from '../../domains/payment/provider-adapters.js'

const tenantId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'is no id of a tenant'))

const accountsSchema = v.strictObject({
  stripe: v.optional(v.record(tenantId, accountAdapters.stripe.account), {}),
  viva: v.optional(v.record(tenantId, accountAdapters.viva.account), {}),
})

/** The tenants' accounts at each provider that has accounts. */
export type PaymentAccounts = v.InferOutput<typeof accountsSchema>

export const noAccounts: PaymentAccounts = { stripe: {}, viva: {} }

/**
 * Reads the tenants' accounts from a file such as `{ "stripe": { "floga": { … } } }`. Its secrets
 * are in no message.
 *
 * @throws {Error} with the reason, such as `is no JSON`.
 */
export function readPaymentAccounts(file: string): PaymentAccounts {
  const parsed = v.safeParse(accountsSchema, readJson(file))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue) ?? 'it'} ${reasonOf(issue)}`)
}

/** Valibot's own messages repeat what was given. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'regex') return issue.message
  if (issue.expected === 'never') return 'is not asked for'
  return issue.received === 'undefined' ? 'is missing' : 'has another form'
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error('it cannot be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The message of JSON.parse contains parts of the file.
    throw new Error('it is no JSON')
  }
}
