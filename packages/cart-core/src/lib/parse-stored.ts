/** Why stored text is nothing of ours. */
export type StoredFault = 'corrupt' | 'other-version' | 'other-tenant' | 'foreign'

/** The parsed value of a text, or why it is invalid. */
export type ParsedText =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; code: StoredFault }

/**
 * Reads a record of a tenant, version 1, out of text that anyone may have written. Its other fields
 * are not looked at.
 */
export function parseStored(text: string, tenant: string): ParsedText {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, code: 'corrupt' }
  }
  if (!isObject(value)) return foreign
  if (value['v'] !== 1) return 'v' in value ? { ok: false, code: 'other-version' } : foreign
  return value['tenant'] === tenant ? { ok: true, value } : { ok: false, code: 'other-tenant' }
}

/** Text of another program. */
export const foreign = { ok: false, code: 'foreign' } as const

/** Whether something read has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
