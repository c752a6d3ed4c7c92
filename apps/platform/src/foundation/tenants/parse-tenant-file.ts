import * as v from 'valibot'
import { unknownFields } from '../files/unknown-fields.js'
import { checkMessages } from '../messages/check-messages.js'
import { tenantFileSchema } from './save-tenant.js'
import type { TenantFile } from './save-tenant.js'
import { tenantSettingsSchema } from './tenant-settings.js'

/** A tenant's file that cannot be used; the message names every field that is wrong. */
export class TenantFileError extends Error {
  override readonly name = 'TenantFileError'
}

/**
 * Checks a tenant's id, settings and first coupons.
 *
 * @param name Name of the file in messages.
 * @throws {TenantFileError} When a setting is missing, wrong or unknown.
 */
export function parseTenantFile(content: unknown, name: string): TenantFile {
  const result = v.safeParse(tenantFileSchema, content)
  const problems = [
    ...unknownSettings(content).map((key) => `${key}: no such setting`),
    ...(result.issues ?? []).map(describeIssue),
    ...(result.success ? nestedUnknown(content, result.output) : []),
    ...(result.success ? checkMessages(result.output) : []),
  ]
  if (!result.success || problems.length > 0) {
    const lines = [...new Set(problems)].map((problem) => `  ${problem}`)
    throw new TenantFileError([`${name} is no tenant's file:`, ...lines].join('\n'))
  }
  return result.output
}

/** Describes an invalid setting, its path first. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  const isMissing = issue.received === 'undefined'
  // A key that a strict object does not have.
  const isUnknown = issue.expected === 'never'
  const problem = isMissing ? 'is missing' : isUnknown ? 'no such field' : issue.message
  return `${path === null ? '' : `${path}: `}${problem}`
}

/** Names in a file that no setting has. */
export function unknownSettings(content: unknown): string[] {
  const known = tenantSettingsSchema.pipe[0].entries
  return Object.keys(Object(content)).filter(
    (key) => !(key in known) && key !== 'id' && key !== 'coupons',
  )
}

/** Unknown fields within settings; messages may be grouped, and are checked by their names. */
function nestedUnknown(content: unknown, parsed: TenantFile): string[] {
  return unknownFields(content, parsed)
    .filter((path) => path.includes('.') && !path.startsWith('messages.'))
    .map((path) => `${path}: no such setting`)
}
